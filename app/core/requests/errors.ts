import { problemWords } from "../forms/problem-words.ts";
import { type Language, languageFromCookies, pickLanguage } from "../words/i18n.ts";

/** What went wrong with which field: field name → plain sentences. */
export type FieldErrors = Record<string, string[]>;

/** RFC 9457 problem details, plus our request id and field errors. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail?: string;
  /** What the refusal itself said in English, where title and detail are in another language. */
  original?: { lang: "en"; title: string; detail?: string };
  requestId?: string;
  errors?: FieldErrors;
}

export interface ProblemParts {
  status: number;
  code: string;
  title: string;
  detail?: string | undefined;
  fieldErrors?: FieldErrors | undefined;
  headers?: Record<string, string> | undefined;
  cause?: unknown;
}

/** An answer to a client in plain words. Anything else that is thrown is our own fault and becomes a 500. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly fieldErrors: FieldErrors | undefined;
  readonly headers: Record<string, string>;

  constructor(parts: ProblemParts) {
    super(parts.detail ?? parts.title, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.name = "ProblemError";
    this.status = parts.status;
    this.code = parts.code;
    this.title = parts.title;
    this.detail = parts.detail;
    this.fieldErrors = parts.fieldErrors;
    this.headers = parts.headers ?? {};
  }
}

export function isProblem(error: unknown): error is ProblemError {
  return error instanceof ProblemError;
}

export function badRequest(detail = "The request could not be understood."): ProblemError {
  return new ProblemError({ status: 400, code: "bad_request", title: "Bad request", detail });
}

export function unauthenticated(detail = "Please sign in to continue."): ProblemError {
  return new ProblemError({ status: 401, code: "unauthenticated", title: "Sign in needed", detail });
}

export function forbidden(detail = "You are not allowed to do this."): ProblemError {
  return new ProblemError({ status: 403, code: "forbidden", title: "Not allowed", detail });
}

export function notFound(detail = "We could not find what you asked for."): ProblemError {
  return new ProblemError({ status: 404, code: "not_found", title: "Not found", detail });
}

export function methodNotAllowed(allow: readonly string[]): ProblemError {
  return new ProblemError({
    status: 405,
    code: "method_not_allowed",
    title: "Method not allowed",
    detail: `Use ${allow.join(" or ")} here.`,
    headers: { Allow: allow.join(", ") },
  });
}

export function conflict(
  detail = "Someone changed this in the meantime. Look at how it stands now, and press again.",
  code = "conflict",
): ProblemError {
  return new ProblemError({ status: 409, code, title: "Already changed", detail });
}

export function payloadTooLarge(detail?: string): ProblemError {
  return new ProblemError({ status: 413, code: "payload_too_large", title: "Too large", detail });
}

export function unsupportedMediaType(detail = "This kind of content is not accepted."): ProblemError {
  return new ProblemError({ status: 415, code: "unsupported_media_type", title: "Wrong kind", detail });
}

export function invalid(
  fieldErrors: FieldErrors,
  detail = "Some answers need to be corrected.",
): ProblemError {
  return new ProblemError({ status: 422, code: "invalid", title: "Please check", detail, fieldErrors });
}

export function tooManyRequests(
  retryAfterSeconds: number,
  detail?: string,
  fieldErrors?: FieldErrors,
): ProblemError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return new ProblemError({
    status: 429,
    code: "too_many_requests",
    title: "Too many tries",
    detail: detail ?? `Too many tries. Please wait ${waitInWords(seconds)} and try again.`,
    fieldErrors,
    headers: { "Retry-After": String(seconds) },
  });
}

export function unavailable(
  detail = "This is not available right now. Please try again in a moment.",
  retryAfterSeconds = 5,
  cause?: unknown,
  code = "unavailable",
): ProblemError {
  return new ProblemError({
    status: 503,
    code,
    title: "Not available right now",
    detail,
    headers: { "Retry-After": String(Math.max(1, Math.ceil(retryAfterSeconds))) },
    cause,
  });
}

/** What the client sees. An unknown error says nothing about itself: only the request id leads to the log. */
export function toProblem(error: unknown, requestId?: string): Problem {
  const known = isProblem(error)
    ? error
    : new ProblemError({ status: 500, code: "internal", title: "Something went wrong on our side" });
  return {
    type: `urn:scholarsetu:problem:${known.code}`,
    title: known.title,
    status: known.status,
    code: known.code,
    ...(known.detail !== undefined && { detail: known.detail }),
    ...(requestId !== undefined && { requestId }),
    ...(known.fieldErrors !== undefined && { errors: known.fieldErrors }),
  };
}

/** The problem in the reader's language: by its code, with what it said in English beside it. */
export function problemIn(problem: Problem, language: Language): Problem {
  const words = problemWords(problem, language);
  if (!words) return problem;
  const { title, detail } = problem;
  return { ...problem, ...words, original: { lang: "en", title, ...(detail !== undefined && { detail }) } };
}

/** An answer of the API, in the language that the reader chose here or the phone asks for. */
export function problemResponse(error: unknown, requestId?: string, asked?: Headers): Response {
  const language = pickLanguage({
    cookie: languageFromCookies(asked?.get("cookie")),
    acceptLanguage: asked?.get("accept-language"),
  });
  const problem = problemIn(toProblem(error, requestId), language);
  const headers = new Headers(isProblem(error) ? error.headers : undefined);
  headers.set("Content-Type", "application/problem+json; charset=utf-8");
  headers.set("Content-Language", language);
  headers.append("Vary", "Accept-Language, Cookie");
  headers.set("Cache-Control", "no-store");
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}

function waitInWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
