import { data, redirect } from "react-router";
import { z } from "zod";
import type { Actor } from "../portals/permissions.ts";
import { badRequest, type FieldErrors, isProblem, notFound } from "../requests/errors.ts";
import { noteCause } from "../requests/observing/log.server.ts";
import { clientAddressContext, getActor, languageContext } from "../requests/request-context.ts";
import type { Language } from "../words/i18n.ts";
import { errorsIn } from "../words/said-in.ts";
import type { Sentences } from "../words/sentences.ts";
import { parseForm, readFormData } from "./form.ts";
import { buttonField, type FormAnswer } from "./form-answer.ts";
import { problemWords } from "./problem-words.ts";
import { isSecretField } from "./secret-fields.ts";

/** Who presses, and where. */
export interface Press {
  readonly actor: Actor;
  readonly url: URL;
  /** The language of the page. */
  readonly language: Language;
  /** The caller's network address, for caps (T32). */
  readonly clientAddress: string;
  /** As it came, where a sign-in has to know the browser; a test may press without one. */
  readonly request?: Request | undefined;
  /** A part of the address; one that is missing is a 404. */
  param(name: string): string;
  /** Files that were let go on the way in: field → why. */
  readonly refusals?: Readonly<Record<string, string>> | undefined;
}

/** Where the browser goes on: an address, with the name of what is said there; or what it shows here. */
export type Next<Shown = never> =
  | string
  | { readonly to: string; readonly say?: string | undefined; readonly headers?: HeadersInit | undefined }
  | { readonly show: Shown };

type AnyNext = Next<unknown>;
type Shows<N> = N extends { readonly show: infer Shown } ? Shown : never;

interface ButtonParts<S extends z.ZodType, R, N extends AnyNext> {
  /** The fields of the form; left out, the button sends nothing but itself. A function, where its words follow the language. */
  readonly schema?: S | ((press: Press) => S);
  /** Never sent back to the browser. */
  readonly secret?: readonly string[];
  run(press: Press, value: z.output<S>): Promise<R>;
  readonly next: N | ((press: Press, result: Awaited<R>, value: z.output<S>) => N | Promise<N>);
}

export interface Button<Shown = unknown> {
  schemaFor(press: Press): z.ZodType;
  readonly secret: readonly string[];
  run(press: Press, value: never): Promise<Next<Shown>>;
}

export function button<S extends z.ZodType = z.ZodObject, R = unknown, N extends AnyNext = AnyNext>(
  parts: ButtonParts<S, R, N>,
): Button<Shows<N>> {
  const { schema, secret = [], run, next } = parts;
  return {
    schemaFor: (press) => (typeof schema === "function" ? schema(press) : (schema ?? z.object({}))),
    secret,
    async run(press: Press, value: z.output<S>) {
      const result = await run(press, value);
      const where: AnyNext = typeof next === "function" ? await next(press, result, value) : next;
      return where as Next<Shows<N>>;
    },
  };
}

export type Pressed<Shown = unknown> =
  | { readonly to: string; readonly headers?: HeadersInit }
  | { readonly status: number; readonly answer: FormAnswer<Shown>; readonly headers?: HeadersInit };

/** What the driver needs of a page's action. */
export interface ActionArgs {
  readonly request: Request;
  /** The page's own address: with script, the request is for `<page>.data`. */
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: Parameters<typeof getActor>[0];
}

export interface Actions<Name extends string, Shown = unknown> {
  readonly names: readonly Name[];
  readonly buttons: Readonly<Record<Name, Button<Shown>>>;
  /** A button by its form: what a test calls, without a request. */
  press(press: Press, form: FormData): Promise<Pressed<Shown>>;
  /** The page's action. */
  action(args: ActionArgs): Promise<Response | ReturnType<typeof data<FormAnswer<Shown>>>>;
}

interface ReceivedForm {
  readonly formData: FormData;
  readonly refusals: Readonly<Record<string, string>>;
}

interface Options {
  /** The largest body. */
  readonly maxBytes?: number;
  /** For forms with files: another reader of the body, with limits of its own. */
  readonly read?: (request: Request) => Promise<FormData | ReceivedForm>;
  /** Asked before any button: whether the page still is the one that was opened. It throws. */
  readonly check?: (press: Press, form: FormData) => void;
  /**
   * For pages in several languages, whose words are codes: a verb's own sentence is English, so what it refuses is a
   * page of its own, unless it speaks of fields.
   */
  readonly fieldsOnly?: boolean;
  /**
   * For pages in several languages whose rules say English sentences: the same sentences in the others. A refusal that
   * is not among them is said in general words.
   */
  readonly sentences?: Sentences;
  /** What the first form says where the body is larger than that; without it, a page of its own does. */
  readonly tooLarge?: string;
}

// What a person can put right, or has to be told where they pressed. Everything else is a page of its own.
const saidInTheForm = new Set([403, 409, 413, 422, 429, 503]);

type ShownBy<B> = { [K in keyof B]: B[K] extends Button<infer Shown> ? Shown : never }[keyof B];

/** Every button of a page, as one table: read → parse → verb → where to go on, or one FormAnswer. */
export function defineActions<const B extends Readonly<Record<string, Button>>>(
  buttons: B,
  options: Options = {},
): Actions<keyof B & string, ShownBy<B>> {
  type Shown = ShownBy<B>;
  const {
    maxBytes = 64 * 1024,
    read = (request) => readFormData(request, maxBytes),
    tooLarge,
    fieldsOnly,
    sentences,
    check,
  } = options;
  async function press(where: Press, form: FormData): Promise<Pressed<Shown>> {
    const name = String(form.get(buttonField) ?? "");
    const pressed = Object.hasOwn(buttons, name) ? buttons[name] : undefined;
    if (!pressed) throw badRequest("There is no such button.");
    check?.(where, form);
    const refuse = (status: number, errors: FieldErrors, headers?: HeadersInit): Pressed<Shown> => ({
      status,
      answer: {
        form: name,
        errors: sentences ? errorsIn(errors, where.language, sentences) : errors,
        typed: typedOf(form, pressed.secret),
      },
      ...(headers && Object.keys(headers).length > 0 && { headers }),
    });
    const { value, submission } = await parseForm(form, pressed.schemaFor(where));
    if (submission.status !== "success") {
      return refuse(422, errorsOf(submission.status === "error" ? (submission.error ?? {}) : {}));
    }
    try {
      return goOn(
        name,
        (await pressed.run(where, value as never)) as Next<Shown>,
        typedOf(form, pressed.secret),
      );
    } catch (error) {
      const said = isProblem(error) && saidInTheForm.has(error.status) && (error.fieldErrors || !fieldsOnly);
      if (!said) throw error;
      noteCause(error);
      const general = sentences && problemWords(error, where.language)?.detail;
      const errors = error.fieldErrors ?? { "": [general ?? error.detail ?? error.title] };
      return refuse(error.status, errors, error.headers);
    }
  }
  return {
    names: Object.keys(buttons),
    buttons: buttons as Readonly<Record<keyof B & string, Button<Shown>>>,
    press,
    async action({ request, url, params, context }) {
      const where: Press = {
        actor: await getActor(context),
        url,
        language: context.get(languageContext),
        clientAddress: context.get(clientAddressContext),
        request,
        param(name) {
          const value = params[name];
          if (!value) throw notFound();
          return value;
        },
      };
      const received = await read(request).catch((error: unknown) => {
        if (tooLarge && isProblem(error) && error.status === 413) return null;
        throw error;
      });
      if (!received) {
        const answer = { form: Object.keys(buttons)[0] ?? "", errors: { "": [tooLarge ?? ""] }, typed: {} };
        return data(answer, { status: 413 });
      }
      const pressed =
        received instanceof FormData
          ? await press(where, received)
          : await press({ ...where, refusals: received.refusals }, received.formData);
      const init = pressed.headers && { headers: pressed.headers };
      if ("to" in pressed) return redirect(pressed.to, init);
      return data(pressed.answer, { status: pressed.status, ...init });
    },
  };
}

function goOn<Shown>(form: string, next: Next<Shown>, typed: FormAnswer["typed"]): Pressed<Shown> {
  if (typeof next === "string") return { to: next };
  if ("show" in next) return { status: 200, answer: { form, errors: {}, typed, shown: next.show } };
  const { to, say, headers } = next;
  return { to: say === undefined ? to : saying(to, say), ...(headers && { headers }) };
}

function saying(address: string, say: string): string {
  const [path = "", hash] = address.split("#");
  const full = `${path}${path.includes("?") ? "&" : "?"}done=${encodeURIComponent(say)}`;
  return hash === undefined ? full : `${full}#${hash}`;
}

function errorsOf(found: Readonly<Record<string, string[] | null>>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, texts] of Object.entries(found)) {
    // One of several ticks ("areas[2]") is told at its field.
    const name = path.replace(/\[\d*\]$/, "");
    errors[name] ??= texts ?? ["This is not valid."];
  }
  return errors;
}

function typedOf(form: FormData, secret: readonly string[]): Record<string, string[]> {
  const typed = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (typeof value !== "string" || name === buttonField || secret.includes(name) || isSecretField(name))
      continue;
    typed.set(name, [...(typed.get(name) ?? []), value.slice(0, 5000)]);
  }
  return Object.fromEntries(typed);
}
