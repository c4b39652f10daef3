import { type FieldErrors, isProblem, notFound, type ProblemError } from "../requests/errors.ts";
import { buttonField, type FormAnswer } from "./form-answer.ts";
import { isSecretField } from "./secret-fields.ts";

interface AnswerParts {
  readonly status?: number | undefined;
  readonly headers?: HeadersInit | undefined;
}

/**
 * Where the browser goes on: an address, with the name of what is said there; what it shows here; or what is wrong
 * with the form, where the verb found it without refusing.
 */
export type Next<Shown = never> =
  | string
  | { readonly to: string; readonly say?: string | undefined; readonly headers?: HeadersInit | undefined }
  | (AnswerParts & { readonly show: Shown; readonly errors?: FieldErrors | undefined })
  | (AnswerParts & { readonly errors: FieldErrors });

// What a person can put right, or has to be told where they pressed. Everything else is a page of its own.
export const saidInTheForm: readonly number[] = [403, 409, 413, 422, 429, 503];

/** A part of the page's address. */
export function partOf(params: Readonly<Record<string, string | undefined>>, name: string): string {
  const part = params[name];
  if (!part) throw notFound();
  return part;
}

/** A form with files: the form, and why which of them were let go on the way in. */
export interface ReceivedForm {
  readonly formData: FormData;
  readonly refusals?: Readonly<Record<string, string>>;
}

/** What came in; null where its body was too large and the page has words of its own for that. */
export async function receiveForm(
  reading: Promise<FormData | ReceivedForm>,
  saysTooLarge: boolean,
): Promise<ReceivedForm | null> {
  try {
    const received = await reading;
    return received instanceof FormData ? { formData: received } : received;
  } catch (error) {
    if (saysTooLarge && isProblem(error) && error.status === 413) return null;
    throw error;
  }
}

/** What a press came to. */
export type Pressed<Shown = unknown> =
  | { readonly to: string; readonly headers?: HeadersInit }
  | { readonly status: number; readonly answer: FormAnswer<Shown>; readonly headers?: HeadersInit };

interface Answering {
  readonly form: string;
  readonly typed: FormAnswer["typed"];
  /** What was refused, whose status and headers an answer has unless it says its own. */
  readonly problem: ProblemError | undefined;
  readonly inWords: (errors: FieldErrors) => FieldErrors;
}

export function goOn<Shown>(next: Next<Shown>, { form, typed, problem, inWords }: Answering): Pressed<Shown> {
  if (typeof next === "string") return { to: next };
  if ("to" in next) {
    const { to, say, headers } = next;
    return { to: say === undefined ? to : saying(to, say), ...(headers && { headers }) };
  }
  const { errors = {}, headers = problem?.headers } = next;
  const isWrong = Object.keys(errors).length > 0;
  return {
    status: next.status ?? problem?.status ?? (isWrong ? 422 : 200),
    answer: { form, errors: inWords(errors), typed, ...("show" in next && { shown: next.show }) },
    ...(headers && [...new Headers(headers)].length > 0 && { headers }),
  };
}

function saying(address: string, say: string): string {
  const [path = "", hash] = address.split("#");
  const full = `${path}${path.includes("?") ? "&" : "?"}done=${encodeURIComponent(say)}`;
  return hash === undefined ? full : `${full}#${hash}`;
}

export function errorsOf(found: Readonly<Record<string, string[] | null>>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, texts] of Object.entries(found)) {
    // One of several ticks ("areas[2]") is told at its field.
    const name = path.replace(/\[\d*\]$/, "");
    errors[name] ??= texts ?? ["This is not valid."];
  }
  return errors;
}

export function typedOf(form: FormData, secret: readonly string[]): Record<string, string[]> {
  const typed = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (typeof value !== "string" || name === buttonField || secret.includes(name) || isSecretField(name))
      continue;
    typed.set(name, [...(typed.get(name) ?? []), value.slice(0, 5000)]);
  }
  return Object.fromEntries(typed);
}
