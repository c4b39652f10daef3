import fc from "fast-check";
import { z } from "zod";
import { newId } from "#app/core/id.ts";

/** A posted form: names and what was typed. */
export type Entries = readonly (readonly [string, string | File])[];

export const awkward = fc.constantFrom(
  "",
  " ",
  "0",
  "-1",
  "1e99",
  "NaN",
  "9".repeat(40),
  "null",
  "on",
  "yes",
  "en",
  "9876543210",
  "a@example.org",
  "AAATD1234E",
  "SBIN0001234",
  "30211234567",
  "234123412346",
  "533101",
  "5 crore",
  "10,000",
  "2026-02-30",
  "2027-04-01",
  "1899-01-01",
  newId(),
  "0190a000-0000-7000-8000-00000000ffff",
  "' or 1=1; drop table session; --",
  "<script>alert(1)</script>",
  "=cmd|' /C calc'!A0",
  "\u0000",
  "\ud800",
  "\u202e",
  "%0d%0aSet-Cookie: a=b",
  "€",
  "{}",
  "//evil.example",
  "A quite ordinary sentence of a person, long enough for most rules.",
  "x".repeat(5000),
);
const junk = fc.oneof(
  { weight: 4, arbitrary: awkward },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);

/** What is likely to pass a field's rule, so that the verb behind it is reached too. */
function soundOf(schema: unknown): fc.Arbitrary<string> {
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    const options = schema instanceof z.ZodEnum ? schema.options : [...schema.values];
    return fc.constantFrom(...options.map(String));
  }
  if (schema instanceof z.ZodNumber) return fc.integer({ min: -2, max: 3000 }).map(String);
  if (schema instanceof z.ZodBoolean) return fc.constantFrom("on", "");
  if (schema instanceof z.ZodArray) return soundOf(schema.element);
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(soundOf));
  if (schema instanceof z.ZodPipe) {
    return soundOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  }
  const inner = innerOf(schema);
  if (inner) return soundOf(inner);
  return awkward;
}

function innerOf(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly;
  return isWrapped ? schema.unwrap() : null;
}

/** The fields of an object, wherever it stands in the schema, with the names that a form gives them. */
function fieldsOf(schema: unknown): [string, unknown][] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => fieldsNamed(name, field));
  }
  if (schema instanceof z.ZodPipe) {
    return fieldsOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right].flatMap(fieldsOf);
  const inner = innerOf(schema);
  return inner ? fieldsOf(inner) : [];
}

function fieldsNamed(name: string, field: unknown): [string, unknown][] {
  const inner = innerOf(field);
  if (inner) return fieldsNamed(name, inner);
  const nested = field instanceof z.ZodArray ? fieldsOf(field.element) : fieldsOf(field);
  if (nested.length === 0) return [[name, field]];
  const at = field instanceof z.ZodArray ? `${name}[0]` : name;
  return nested.map(([child, schema]) => [`${at}.${child}`, schema]);
}

/** T17: forms that a schema's own fields make: sound ones, half sound ones and nonsense. */
export function formArbitrary(schema: z.ZodType): fc.Arbitrary<Entries> {
  const fields = fieldsOf(schema);
  const one = (name: string, field: unknown) =>
    fc
      .oneof(
        { weight: 6, arbitrary: soundOf(field) },
        { weight: 2, arbitrary: junk },
        { weight: 1, arbitrary: fc.constant(new File(["x"], "a.txt")) },
      )
      .map((value) => [name, value] as const);
  const more = fc.array(
    fc.tuple(fc.constantFrom("__proto__", "constructor", "role", "a[0].b", "x[["), junk),
    {
      maxLength: 2,
    },
  );
  return fc
    .tuple(
      ...fields.map(([name, field]) =>
        fc.oneof(
          { weight: 9, arbitrary: fc.array(one(name, field), { minLength: 1, maxLength: 2 }) },
          { weight: 1, arbitrary: fc.constant([]) },
        ),
      ),
      more,
    )
    .map((parts) => parts.flat());
}
