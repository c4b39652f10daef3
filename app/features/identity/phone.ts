import { phone10 } from "#app/core/forms/india-fields.ts";

const schema = phone10();

/** The ten digits of an Indian mobile number, however it was typed; null for anything else (T18). */
export function parsePhone(text: string): string | null {
  const parsed = schema.safeParse(text);
  return parsed.success ? parsed.data : null;
}
