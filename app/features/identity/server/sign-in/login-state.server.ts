import { z } from "zod";
import { now } from "#app/core/clock.ts";
import { accountRoles } from "#app/core/portals/roles.ts";
import { DecryptError, decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { loginTypes } from "../../rules/otp-rules.ts";

const address = { table: "login_state", column: "state", rowId: "browser" };
const lifetimeSeconds = 15 * 60;

const stateSchema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("otp"), phone: z.string(), type: z.enum(loginTypes), sentAt: z.number() }),
  z.object({
    step: z.enum(["second_factor", "enrol"]),
    userId: z.uuid(),
    role: z.enum(accountRoles),
    next: z.string().nullable(),
    /** What came first, for the audit; a password where nothing is said. */
    first: z.enum(["password", "openid"]).optional(),
  }),
]);

export type LoginState = z.infer<typeof stateSchema>;
export type OtpStep = Extract<LoginState, { step: "otp" }>;
export type SecondFactorStep = Extract<LoginState, { step: "second_factor" | "enrol" }>;

/**
 * Where a browser stands between two steps of signing in. It travels sealed (in a cookie, and in the form, so
 * that two tabs do not mix up their phones): nobody reads a phone in it or writes a state of their own.
 */
export const loginState = {
  lifetimeSeconds,
  seal(state: LoginState): string {
    const expires = now().getTime() + lifetimeSeconds * 1000;
    return encryptField(JSON.stringify([expires, state]), address);
  },
  open(sealed: unknown): LoginState | null {
    if (typeof sealed !== "string" || sealed.length > 4000) return null;
    try {
      const [expires, state] = JSON.parse(decryptField(sealed, address)) as [number, unknown];
      return now().getTime() <= expires ? stateSchema.parse(state) : null;
    } catch (error) {
      if (error instanceof DecryptError) return null;
      throw error;
    }
  },
};
