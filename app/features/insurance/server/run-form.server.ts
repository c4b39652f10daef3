import type { z } from "zod";
import { isProblem } from "#app/core/errors.ts";
import { type FormReply, parseForm } from "#app/core/form.ts";

/**
 * A posted form through its schema into a verb. Null when it was done; else what the form says, with all that
 * was typed: wrong answers of the schema, answers the verb refused (a phone somebody has), and a row that
 * another person changed meanwhile.
 */
export async function runForm<Schema extends z.ZodType>(
  fields: FormData,
  schema: Schema,
  work: (value: z.output<Schema>) => Promise<unknown>,
): Promise<FormReply | null> {
  const { value, reply } = await parseForm(fields, schema);
  if (value === undefined) return reply();
  try {
    await work(value);
    return null;
  } catch (error) {
    if (!isProblem(error)) throw error;
    if (error.fieldErrors) return reply({ fieldErrors: error.fieldErrors });
    if (error.status === 409) return reply({ formErrors: [error.detail ?? error.title] });
    throw error;
  }
}
