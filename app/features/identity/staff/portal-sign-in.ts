import { z } from "zod";
import { email } from "#app/core/forms/india-fields.ts";
import { secret } from "#app/core/forms/secret-schema.ts";
import { passwordMaxLength } from "../rules/password-rules.ts";
import type { PortalRole } from "./portal-role.ts";

/** What a portal's sign-in screen shows. */
export interface PortalSignIn {
  readonly role: PortalRole;
  readonly next: string | null;
  /** In demo mode only. */
  readonly demo: { readonly email: string; readonly password: string } | null;
  readonly canUsePasskey: boolean;
  /** The operator's identity provider, at the desk's door where one is set. */
  readonly openId: { readonly name: string; readonly said: "away" | "refused" | "unknown" | null } | null;
}

export const portalSignInSchema = z.object({
  email: email({ required: "Enter your e-mail address." }),
  // Its length is checked where one is set; here any text may be tried.
  password: secret(
    z
      .string("Enter your password.")
      .min(1, "Enter your password.")
      .max(passwordMaxLength, "Invalid credentials."),
  ),
});
