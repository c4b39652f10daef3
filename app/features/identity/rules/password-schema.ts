import { z } from "zod";
import { secret } from "#app/core/forms/secret-schema.ts";
import { refusalsEn } from "../messages/refusals.en.ts";
import { passwordMaxLength, passwordMinLength } from "./password-rules.ts";

/** The length at once, in the browser too; whether it is easy to guess is told by the server (T5). */
export function newPassword() {
  return secret(
    z
      .string(refusalsEn.passwordNeeded)
      .min(passwordMinLength, refusalsEn.passwordShort)
      .max(passwordMaxLength, refusalsEn.passwordLong),
  );
}
