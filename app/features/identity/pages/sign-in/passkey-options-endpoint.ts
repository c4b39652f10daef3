import { badRequest, methodNotAllowed } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { relyingParty } from "../../server/factors/relying-party.server.ts";
import { startPasskeyRegistration } from "../../server/factors/start-passkey-registration.server.ts";
import type { Route } from "./+types/passkey-options-endpoint";

export function loader(): never {
  throw methodNotAllowed(["POST"]);
}

/** What the browser makes a passkey with, as JSON for the settings page. */
export async function action({ request, context }: Route.ActionArgs) {
  const party = relyingParty(request);
  if (!party) throw badRequest("Passkeys do not work at this address.");
  return Response.json(await startPasskeyRegistration(await getActor(context), party));
}
