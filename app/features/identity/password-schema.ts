import { z } from "zod";
import { passwordMaxLength, passwordMinLength } from "./password-rules.ts";

/** The length at once, in the browser too; whether it is easy to guess is told by the server (T5). */
export function newPassword() {
  return z
    .string("Choose a password.")
    .min(
      passwordMinLength,
      `Use at least ${passwordMinLength} characters. A few words in a row are easy to remember.`,
    )
    .max(passwordMaxLength, `Use at most ${passwordMaxLength} characters.`);
}
