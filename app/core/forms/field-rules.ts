import { z } from "zod";
import { plainText, type TextOptions } from "../words/plain-text.ts";
import type { FieldKind, FieldSpec, Fields, FormFields, FormOf } from "./field-specs.ts";
import {
  aadhaar,
  accountNumber,
  type BirthDateOptions,
  dateOfBirth,
  email,
  ifsc,
  pan,
  personName,
  pincode,
} from "./india-fields.ts";

/** What is said about one field: `required` when it is empty, the rest by its kind. */
export type FieldWords = Readonly<Record<string, unknown>> & { readonly required?: string | undefined };

const rules: { readonly [kind in FieldKind]: (spec: FieldSpec, words: FieldWords) => z.ZodType } = {
  person: (_spec, words) => personName(words),
  line: ({ max = 300 }, words) => plainText({ ...(words as Partial<TextOptions>), max }),
  choice: ({ options = [] }, { required }) => z.enum(options as [string, ...string[]], required),
  choices: ({ options = [] }) => z.array(z.enum(options as [string, ...string[]])).default([]),
  "birth-date": (_spec, words) => dateOfBirth(words as BirthDateOptions),
  pincode: (_spec, words) => pincode(words),
  ifsc: (_spec, words) => ifsc(words),
  account: (_spec, words) => accountNumber(words),
  aadhaar: (_spec, words) => aadhaar(words),
  email: (_spec, words) => email(words),
  pan: (_spec, words) => pan(words),
  tick: (_spec, { required }) => z.literal("on", required),
};

/** The whole form as Zod sees it. `known` names what is kept already and need not be typed again. */
export function schemaOf<F extends Fields>(
  form: FormFields<F>,
  wordsOf: (name: keyof F & string, spec: FieldSpec) => FieldWords,
  known: readonly string[] = [],
): z.ZodType<FormOf<F>> {
  const shape = form.names.map((name) => {
    const spec = form.fields[name] as FieldSpec;
    const rule = rules[spec.kind](spec, wordsOf(name, spec));
    return [name, spec.optional || known.includes(name) ? rule.optional() : rule] as const;
  });
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodType<FormOf<F>>;
}

/** The same fields for the OpenAPI document: plain types, so that it can be written down as JSON. */
export function apiBodyOf<F extends Fields>(form: FormFields<F>): z.ZodObject {
  const shape = form.names.map((name) => {
    const { kind, options, optional, api } = form.fields[name] as FieldSpec;
    const base =
      kind === "tick" ? z.literal("on") : options ? z.enum(options as [string, ...string[]]) : z.string();
    const body = kind === "choices" ? z.array(base) : base;
    const described = api ? body.describe(api) : body;
    return [name, optional ? described.optional() : described] as const;
  });
  return z.object(Object.fromEntries(shape));
}

/** Whether half an answer may be kept as typed: a choice must be one, a day must be a day. */
export function isKeepable(spec: FieldSpec, text: string): boolean {
  if (spec.options) return spec.options.includes(text);
  return spec.kind !== "birth-date" || z.iso.date().safeParse(text).success;
}
