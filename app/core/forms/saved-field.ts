import { z } from "zod";

/** One of the saved sentences by its code, or none (null). The code is kept; its reader gets the words of their language. */
export function savedField(words: Readonly<Record<string, string>>) {
  return z
    .string()
    .refine((code) => code === "" || Object.hasOwn(words, code), "Choose one of the saved sentences.")
    .transform((code) => code || null)
    .optional();
}
