import { z } from "zod";
import type { ApiOperation } from "../../api/api-operation.ts";

type Json = Record<string, unknown>;

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().optional(),
  requestId: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

const problemWords: Record<number, string> = {
  400: "The request could not be understood",
  401: "The mobile number has to be verified first",
  403: "Calls come from the site's own pages",
  404: "There is no such thing",
  405: "Another method is needed",
  413: "What was sent is too large",
  415: "JSON is expected",
  429: "Too many tries; Retry-After says when",
  422: "Some values need to be corrected; `errors` names them",
};

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
}

/** OpenAPI 3.1 of these calls, made of the schemas that check them. */
export function openApiDocument(operations: readonly ApiOperation[], server: string): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operationObject(operation) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "ScholarSetu API",
      version: "1",
      description: "Scholarships in India, and who may apply for them. Errors are RFC 9457 problem details.",
    },
    servers: [{ url: server }],
    paths,
    components: { schemas: { Problem: jsonSchema(problemSchema, "output") } },
  };
}

function operationObject(operation: ApiOperation): Json {
  const parameters = [
    ...Object.entries(operation.pathParameters ?? {}).map(([name, description]) => ({
      name,
      in: "path",
      required: true,
      description,
      schema: { type: "string" },
    })),
    ...Object.entries(operation.query?.shape ?? {}).map(([name, schema]) => {
      const { description, ...rest } = jsonSchema(schema as z.ZodType, "input");
      return {
        name,
        in: "query",
        required: false,
        ...(description !== undefined && { description }),
        schema: rest,
      };
    }),
  ];
  const problems = operation.problems.map((status) => [
    String(status),
    {
      description: problemWords[status] ?? "A problem",
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  ]);
  const refusals = Object.entries(operation.refusals ?? {}).map(([status, schema]) => [
    status,
    {
      description: problemWords[Number(status)] ?? "Not taken; the reason says why",
      content: { "application/json": { schema: jsonSchema(schema, "output") } },
    },
  ]);
  return {
    operationId: operation.name,
    summary: operation.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(operation.body && {
      requestBody: {
        required: true,
        content: {
          [operation.bodyType ?? "application/json"]: { schema: jsonSchema(operation.body, "input") },
        },
      },
    }),
    responses: {
      "200": {
        description: "The answer",
        content: { "application/json": { schema: jsonSchema(operation.answer, "output") } },
      },
      ...Object.fromEntries([...problems, ...refusals]),
    },
  };
}
