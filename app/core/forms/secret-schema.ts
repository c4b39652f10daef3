import { z } from "zod";

const marked = z.registry<{ secret: true }>();

/** Says of a field's schema that what is typed there is a secret (the last call of the chain: the others make copies). */
export function secret<Schema extends z.ZodType>(schema: Schema): Schema {
  marked.add(schema, { secret: true });
  return schema;
}

/** @forTests */
export function isSecretSchema(schema: z.core.$ZodType): boolean {
  return marked.has(schema);
}
