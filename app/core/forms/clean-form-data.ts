import { z } from "zod";

// Anything a client can send must get an answer (T17): Conform throws at malformed names, intents and states,
// so only well-formed ones reach it.
const INTENT = "__intent__";
const STATE = "__state__";
const MAX_ENTRIES = 1000;
const FIELD_PATH = /^[A-Za-z_][\w-]{0,63}(?:\.[A-Za-z_][\w-]{0,63}|\[\d{0,3}\]){0,6}$/;
const RESERVED = /(?:^|\.)(?:__proto__|constructor|prototype)(?:[.[]|$)/;

const fieldPath = z
  .string()
  .regex(FIELD_PATH)
  .refine((path) => !RESERVED.test(path));
const position = z.number().int().min(0).max(999);
const intentSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("validate"), payload: z.object({ name: fieldPath.optional() }) }),
  z.object({
    type: z.literal("reset"),
    payload: z.object({ name: fieldPath.optional(), index: position.optional() }),
  }),
  z.object({
    type: z.literal("update"),
    payload: z.object({
      name: fieldPath.optional(),
      index: position.optional(),
      value: z.union([z.string(), z.array(z.string())]).optional(),
      validated: z.boolean().optional(),
    }),
  }),
  z.object({ type: z.literal("remove"), payload: z.object({ name: fieldPath, index: position }) }),
  z.object({
    type: z.literal("insert"),
    payload: z.object({
      name: fieldPath,
      index: position.optional(),
      defaultValue: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
    }),
  }),
  z.object({
    type: z.literal("reorder"),
    payload: z.object({ name: fieldPath, from: position, to: position }),
  }),
]);
const stateSchema = z.object({ validated: z.record(fieldPath, z.boolean()) });

/** A copy with the schema's own fields only, and with blanks as empty. */
export function cleanFormData(data: FormData | URLSearchParams, schema: z.ZodType): FormData {
  const allowed = fieldNamesOf(schema);
  const clean = new FormData();
  let count = 0;
  for (const [name, value] of data.entries()) {
    count += 1;
    if (count > MAX_ENTRIES) break;
    if (name === INTENT || name === STATE) continue;
    if (!fieldPath.safeParse(name).success) continue;
    if (allowed && !allowed.has(name.split(/[.[]/, 1)[0] ?? "")) continue;
    if (typeof value !== "string") clean.append(name, value);
    else clean.append(name, value.trim() === "" ? "" : value);
  }
  keepIfValid(data, clean, INTENT, intentSchema);
  keepIfValid(data, clean, STATE, stateSchema);
  return clean;
}

function keepIfValid(from: FormData | URLSearchParams, to: FormData, name: string, schema: z.ZodType): void {
  const value = from.get(name);
  if (typeof value !== "string" || value.length > 20_000) return;
  const parsed = schema.safeParse(parseJson(value));
  if (parsed.success) to.set(name, JSON.stringify(parsed.data));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The top-level names a schema knows; null when it takes any. */
function fieldNamesOf(schema: unknown): Set<string> | null {
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape));
  if (schema instanceof z.ZodPipe) {
    // A preprocess has a transform in front: what it hands on is what the fields are named after.
    return fieldNamesOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  }
  if (schema instanceof z.ZodUnion) return union(schema.options.map(fieldNamesOf));
  if (schema instanceof z.ZodIntersection)
    return union([schema.def.left, schema.def.right].map(fieldNamesOf));
  return null;
}

function union(sets: readonly (Set<string> | null)[]): Set<string> | null {
  return sets.some((set) => set === null) ? null : new Set(sets.flatMap((set) => [...(set ?? [])]));
}
