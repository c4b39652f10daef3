import type { z } from "zod";

/** One call of the JSON API, for the OpenAPI document and the page that shows it. */
export interface ApiOperation {
  readonly method: "get" | "post";
  /** With {parameters} in braces. */
  readonly path: string;
  readonly name: string;
  readonly summary: string;
  /** What stands in the braces, in words. */
  readonly pathParameters?: Readonly<Record<string, string>>;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** JSON, where nothing else is said. */
  readonly bodyType?: "application/json" | "multipart/form-data";
  readonly answer: z.ZodType;
  /** The statuses of problems it may answer with. */
  readonly problems: readonly number[];
  /** Answers of its own shape for what it does not take. */
  readonly refusals?: Readonly<Record<number, z.ZodType>>;
}
