import { z } from "zod";
import { hasForbiddenCharacters } from "../forms/forbidden-characters.ts";

const defaultRefusal = "Remove the hidden characters from this text.";

export interface TextOptions {
  readonly max: number;
  readonly min?: number;
  /** Said when nothing was typed. */
  readonly required?: string;
  readonly tooShort?: string;
  readonly tooLong?: string;
  readonly forbidden?: string;
  /** Line breaks are kept (as \n) and tabs become spaces; otherwise both are folded into one space. */
  readonly multiline?: boolean;
}

/** Any text in any script: trimmed, NFC, without control and bidi characters. */
export function plainText(options: TextOptions) {
  const required = options.required ?? "Please fill in this field.";
  const { min = 1, max } = options;
  const text = z
    .string(required)
    .overwrite((value) => tidy(value, options.multiline ?? false))
    .min(1, { error: required, abort: true })
    .refine((value) => !hasForbiddenCharacters(value), {
      error: options.forbidden ?? defaultRefusal,
      abort: true,
    })
    .max(max, options.tooLong ?? `Use at most ${max} characters.`);
  return min > 1 ? text.min(min, options.tooShort ?? `Use at least ${min} characters.`) : text;
}

function tidy(value: string, multiline: boolean): string {
  const text = value.normalize("NFC").trim();
  // Joiners alone join nothing: that is an empty answer.
  if (/^[\s\u200c-\u200d]*$/.test(text)) return "";
  return multiline ? text.replace(/\r\n?/g, "\n").replace(/\t/g, " ") : text.replace(/[\r\n\t]+/g, " ");
}
