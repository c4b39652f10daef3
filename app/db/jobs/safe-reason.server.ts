import { isProblem } from "#app/core/requests/errors.ts";
import { QueryFailedError } from "../opening/query-error.server.ts";

/** What a job fails with is stored beside it, and an error's text may quote what somebody typed. */
export function safeReason(error: unknown): string {
  if (error instanceof QueryFailedError) return error.message;
  if (isProblem(error)) return `${error.name}: ${error.code}`;
  return error instanceof Error ? error.name : "unknown reason";
}
