import { data } from "react-router";
import { z } from "zod";
import { readFormData } from "#app/core/forms/form.ts";
import { badRequest, methodNotAllowed } from "#app/core/requests/errors.ts";
import { clientAddressContext } from "#app/core/requests/request-context.ts";
import { passkeySignInSchema } from "../../rules/passkey-schema.ts";
import { safeNext } from "../../safe-next.ts";
import { finishPasskeySignIn } from "../../server/factors/finish-passkey-sign-in.server.ts";
import { relyingParty } from "../../server/factors/relying-party.server.ts";
import { startPasskeySignIn } from "../../server/factors/start-passkey-sign-in.server.ts";
import { sessionCookie } from "../../server/sessions/session-cookie.server.ts";
import { afterSignIn } from "../../server/sign-in/after-sign-in.server.ts";
import { loginState } from "../../server/sign-in/login-state.server.ts";
import { readSignInRequest } from "../../server/sign-in/read-sign-in-request.server.ts";
import { portalRoles } from "../../staff/portal-role.ts";
import type { Route } from "./+types/passkey-endpoint";

const jsonText = z
  .string()
  .max(50_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "Not JSON" });
      return z.NEVER;
    }
  });

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("options") }),
  z.object({
    intent: z.literal("sign-in"),
    role: z.enum(portalRoles),
    next: z.string().optional(),
    response: jsonText.pipe(passkeySignInSchema),
  }),
]);

export function loader(): never {
  throw methodNotAllowed(["POST"]);
}

/** The two calls of a passkey sign-in: the question, and the device's answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const party = relyingParty(request);
  if (!party) throw badRequest("Passkeys do not work at this address.");
  const form = schema.safeParse(Object.fromEntries(await readFormData(request, 64 * 1024)));
  if (!form.success) throw badRequest("The passkey's answer could not be read.");
  const address = context.get(clientAddressContext);
  if (form.data.intent === "options") return Response.json(await startPasskeySignIn(party, address));
  const { role, response } = form.data;
  // After a password, the second step must be by a passkey of the same account and at the same portal.
  const pending = loginState.open(sessionCookie.read(request, "login"));
  const state = pending?.step === "second_factor" && pending.role === role ? pending : null;
  const session = await finishPasskeySignIn(party, {
    response,
    role,
    userId: state?.userId,
    first: state?.first,
    request: readSignInRequest(request, address),
  });
  if (session) throw afterSignIn(request, session, safeNext(form.data.next) ?? state?.next ?? null);
  return data({ message: "This passkey does not open this portal." }, { status: 401 });
}
