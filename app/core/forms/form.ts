import type { Submission as ConformSubmission, SubmissionResult } from "@conform-to/zod/v4";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { FieldErrors } from "../requests/errors.ts";
import { badRequest, payloadTooLarge, unsupportedMediaType } from "../requests/errors.ts";
import { cleanFormData } from "./clean-form-data.ts";
import { isSecretField } from "./secret-fields.ts";

export type Submission<Schema extends z.ZodType> = ConformSubmission<
  z.input<Schema>,
  string[],
  z.output<Schema>
>;
export type FormReply = SubmissionResult<string[]>;

export interface FormOptions {
  /** Largest body, files included. */
  readonly maxBytes?: number;
}

export interface ParsedForm<Schema extends z.ZodType> {
  readonly submission: Submission<Schema>;
  /** The schema's output; undefined when something is wrong. */
  readonly value: z.output<Schema> | undefined;
  /** What a page returns to its form: errors and what was typed, without the secret fields. */
  reply(options?: { formErrors?: string[]; fieldErrors?: Record<string, string[]> }): FormReply;
}

const DEFAULT_MAX_BYTES = 256 * 1024;
/** Our longest form has three hundred; a million empty ones cost the parser more than any answer is worth. */
const mostFields = 4000;
const ampersand = 0x26;

/** The one way from a posted form to a typed value. Fields the schema does not name are dropped (T15). */
export async function parseForm<Schema extends z.ZodType>(
  source: Request | FormData | URLSearchParams,
  schema: Schema,
  options: FormOptions = {},
): Promise<ParsedForm<Schema>> {
  const data =
    source instanceof Request ? await readFormData(source, options.maxBytes ?? DEFAULT_MAX_BYTES) : source;
  const cleaned = cleanFormData(data, schema);
  const secrets = [...new Set(cleaned.keys())].filter(isSecretField);
  // Async, so that a schema may ask the database; a schema without async rules takes no longer.
  const submission = await parseWithZod(cleaned, { schema, async: true, error: plainMessage });
  return {
    submission,
    value: submission.status === "success" ? submission.value : undefined,
    reply: (extra = {}) => submission.reply({ ...extra, hideFields: secrets }),
  };
}

/** Reads a form body and stops at the limit, whatever the Content-Length claims. */
export async function readFormData(request: Request, maxBytes: number): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw unsupportedMediaType("Send this as a form.");
  }
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw payloadTooLarge();
  let size = 0;
  let fields = 1;
  const limited = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        for (const byte of chunk) if (byte === ampersand) fields += 1;
        if (size > maxBytes || fields > mostFields) controller.error(payloadTooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
  try {
    return await new Response(limited ?? "", { headers: { "Content-Type": type } }).formData();
  } catch {
    if (size > maxBytes || fields > mostFields) throw payloadTooLarge();
    throw badRequest("The form could not be read. Please try again.");
  }
}

/** `when` of a rule about several fields: it is asked even where one of them is wrong, so that all is told at once. */
export function wholeForm({ value }: { value: unknown }): boolean {
  return typeof value === "object" && value !== null;
}

/** For the hidden field of form-key.ts. */
export const formKeySchema = z.uuid("Reload the page and try again.");

/** Zod's issues as field → sentences, for verbs and the JSON API. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const name = issue.path.map(String).join(".");
    errors[name] = [...(errors[name] ?? []), issue.message];
  }
  return errors;
}

/** Plain sentences where a schema gives none of its own. */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "Please fill in this field." : "This is not valid here.";
    case "invalid_value":
      return issue.input === undefined ? "Please choose an option." : "Please choose one of the options.";
    case "too_small":
      if (issue.origin === "string") return `Use at least ${issue.minimum} characters.`;
      if (issue.origin === "array") return `Choose at least ${issue.minimum}.`;
      return `This must be at least ${issue.minimum}.`;
    case "too_big":
      if (issue.origin === "string") return `Use at most ${issue.maximum} characters.`;
      if (issue.origin === "array") return `Choose at most ${issue.maximum}.`;
      return `This must be at most ${issue.maximum}.`;
    case "unrecognized_keys":
      return "There is a field here that does not belong.";
    default:
      return issue.message ?? "This is not valid.";
  }
}
