import { data, redirect } from "react-router";
import { z } from "zod";
import { now } from "../clock.ts";
import type { Actor } from "../portals/permissions.ts";
import { badRequest, type FieldErrors, invalid, isProblem, type ProblemError } from "../requests/errors.ts";
import { noteCause } from "../requests/observing/log.server.ts";
import {
  clientAddressContext,
  getActor,
  languageContext,
  receivedAtContext,
} from "../requests/request-context.ts";
import type { Language } from "../words/i18n.ts";
import { errorsIn } from "../words/said-in.ts";
import type { Sentences } from "../words/sentences.ts";
import {
  errorsOf,
  goOn,
  type Next,
  type Pressed,
  partOf,
  type ReceivedForm,
  receiveForm,
  saidInTheForm,
  typedOf,
} from "./answering.server.ts";
import { parseForm, readFormData } from "./form.ts";
import { buttonField, type FormAnswer } from "./form-answer.ts";
import { problemWords } from "./problem-words.ts";

/** Who presses, and where. */
export interface Press {
  readonly actor: Actor;
  readonly url: URL;
  /** The language of the page. */
  readonly language: Language;
  /** The caller's network address, for caps (T32). */
  readonly clientAddress: string;
  /** When the form was sent, for what has a closing time: waiting for a place costs none (T20). */
  readonly receivedAt: Date;
  /** As it came, where a sign-in has to know the browser; a test may press without one. */
  readonly request?: Request | undefined;
  /** A part of the address; one that is missing is a 404. */
  param(name: string): string;
  /** Files that were let go on the way in: field → why. */
  readonly refusals?: Readonly<Record<string, string>> | undefined;
}

type AnyNext = Next<unknown>;
type Shows<N> = N extends { readonly show: infer Shown } ? Shown : never;

interface ButtonParts<S extends z.ZodType, R, N extends AnyNext, Other extends AnyNext> {
  /** The fields of the form; left out, the button sends nothing but itself. A function, where its words follow the language. */
  readonly schema?: S | ((press: Press) => S);
  /** Never sent back to the browser. */
  readonly secret?: readonly string[];
  /** The form as it came is for what no schema names: fields that come and go, a draft as it was typed. */
  run(press: Press, value: z.output<S>, form: FormData): Promise<R>;
  readonly next: N | ((press: Press, result: Awaited<R>, value: z.output<S>) => N | Promise<N>);
  /**
   * What a refusal leads to where it is not told as it is: another address, other words, something shown besides.
   * Asked about fields that are wrong, too; undefined leaves it to the general rule.
   */
  refused?(
    press: Press,
    problem: ProblemError,
    form: FormData,
  ): Other | undefined | Promise<Other | undefined>;
}

// biome-ignore lint/suspicious/noConfusingVoidType: most checks say nothing, they only throw
type Elsewhere = Next | void;

export interface Button<Shown = unknown> {
  schemaFor(press: Press): z.ZodType;
  readonly secret: readonly string[];
  run(press: Press, value: never, form: FormData): Promise<Next<Shown>>;
  refused(press: Press, problem: ProblemError, form: FormData): Promise<Next<Shown> | undefined>;
}

export function button<
  S extends z.ZodType = z.ZodObject,
  R = unknown,
  N extends AnyNext = AnyNext,
  Other extends AnyNext = never,
>(parts: ButtonParts<S, R, N, Other>): Button<Shows<N> | Shows<Other>> {
  type Shown = Shows<N> | Shows<Other>;
  const { schema, secret = [], run, next } = parts;
  return {
    schemaFor: (press) => (typeof schema === "function" ? schema(press) : (schema ?? z.object({}))),
    secret,
    async run(press: Press, value: z.output<S>, form: FormData) {
      const result = await run(press, value, form);
      const where: AnyNext = typeof next === "function" ? await next(press, result, value) : next;
      return where as Next<Shown>;
    },
    async refused(press, problem, form) {
      return (await parts.refused?.(press, problem, form)) as Next<Shown> | undefined;
    },
  };
}

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

interface Options<Name extends string> {
  /** The button of a form that names none. */
  readonly only?: Name;
  /** The largest body. */
  readonly maxBytes?: number;
  /** For forms with files: another reader of the body, with limits of its own. */
  readonly read?: (request: Request, actor: Actor) => Promise<FormData | ReceivedForm>;
  /**
   * Asked before any button: whether the page still is the one that was opened. It throws, or says where somebody goes
   * for whom none of the buttons is: `button` is the one that was pressed.
   */
  readonly check?: (press: Press, form: FormData, button: string) => Elsewhere | Promise<Elsewhere>;
  /** Which refusals are told in the form, where that is not the usual ones. */
  readonly tells?: readonly number[];
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
  /** The same for rooms that say their refusals by a catalogue of their own. */
  readonly words?: {
    fields?(errors: FieldErrors, language: Language): FieldErrors;
    problem(problem: ProblemError, language: Language): string;
  };
  /** What the first form says where the body is larger than that; without it, a page of its own does. */
  readonly tooLarge?: string;
}

type ShownBy<B> = { [K in keyof B]: B[K] extends Button<infer Shown> ? Shown : never }[keyof B];

/** Every button of a page, as one table: read → parse → verb → where to go on, or one FormAnswer. */
export function defineActions<const B extends Readonly<Record<string, Button>>>(
  buttons: B,
  options: Options<keyof B & string> = {},
): Actions<keyof B & string, ShownBy<B>> {
  type Shown = ShownBy<B>;
  const {
    maxBytes = 64 * 1024,
    read = (request) => readFormData(request, maxBytes),
    tooLarge,
    fieldsOnly,
    sentences,
    tells = saidInTheForm,
    words,
    check,
    only,
  } = options;
  async function press(where: Press, form: FormData): Promise<Pressed<Shown>> {
    const name = String(form.get(buttonField) ?? only ?? "");
    const pressed = Object.hasOwn(buttons, name) ? buttons[name] : undefined;
    if (!pressed) throw badRequest("There is no such button.");
    const answer = (next: Next<Shown>, problem?: ProblemError) => {
      const inWords = (errors: FieldErrors) =>
        sentences
          ? errorsIn(errors, where.language, sentences)
          : (words?.fields?.(errors, where.language) ?? errors);
      return goOn(next, { problem, form: name, typed: typedOf(form, pressed.secret), inWords });
    };
    const elsewhere = await check?.(where, form, name);
    if (elsewhere !== undefined) return answer(elsewhere);
    const refuse = async (problem: ProblemError): Promise<Pressed<Shown> | null> => {
      const next = (await pressed.refused(where, problem, form)) as Next<Shown> | undefined;
      if (next !== undefined) {
        noteCause(problem);
        return answer(next, problem);
      }
      if (!tells.includes(problem.status) || (fieldsOnly && !problem.fieldErrors)) return null;
      noteCause(problem);
      const general =
        words?.problem(problem, where.language) ??
        (sentences && problemWords(problem, where.language)?.detail);
      const errors = problem.fieldErrors ?? { "": [general ?? problem.detail ?? problem.title] };
      return answer({ errors }, problem);
    };
    const { value, submission } = await parseForm(form, pressed.schemaFor(where));
    if (submission.status !== "success") {
      const problem = invalid(errorsOf(submission.status === "error" ? (submission.error ?? {}) : {}));
      const refused = await refuse(problem);
      if (!refused) throw problem;
      return refused;
    }
    try {
      return answer((await pressed.run(where, value as never, form)) as Next<Shown>);
    } catch (error) {
      const refused = isProblem(error) && (await refuse(error));
      if (!refused) throw error;
      return refused;
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
        receivedAt: context.get(receivedAtContext) ?? now(),
        request,
        param: (name) => partOf(params, name),
      };
      const received = await receiveForm(read(request, where.actor), tooLarge !== undefined);
      if (!received) {
        const answer = { form: Object.keys(buttons)[0] ?? "", errors: { "": [tooLarge ?? ""] }, typed: {} };
        return data(answer, { status: 413 });
      }
      const pressed = await press({ ...where, refusals: received.refusals }, received.formData);
      const init = pressed.headers && { headers: pressed.headers };
      if ("to" in pressed) return redirect(pressed.to, init);
      return data(pressed.answer, { status: pressed.status, ...init });
    },
  };
}
