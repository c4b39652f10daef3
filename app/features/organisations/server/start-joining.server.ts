import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { joiningRequest } from "#app/db/schema/joining-requests.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { type JoiningHolder, joiningHolders } from "../joining-holders.ts";
import { joiningPermissions } from "../joining-permissions.ts";
import { joiningLink } from "./joining-link.server.ts";
import { joiningRow } from "./joining-row.server.ts";
import { sendJoiningCode } from "./send-joining-code.server.ts";

/** The first step: an address, and a code to it. Says nothing about whether the address is known here (T4). */
export async function startJoining(
  actor: Actor,
  wish: { readonly holder: JoiningHolder; readonly email: string },
  clientAddress: string,
): Promise<string> {
  joiningPermissions.assertCan(actor, "joining.start");
  const { holder, email } = wish;
  return inTransaction(async (tx) => {
    await throttle.take([{ name: "joining-address", who: clientAddress }]);
    const id = newId();
    const row = {
      id,
      kind: joiningHolders[holder].kind,
      holder,
      status: "draft" as const,
      emailEncrypted: joiningRow.sealEmail(id, email),
      emailHash: hashContact("email", email),
      emailDomain: email.split("@")[1] ?? "",
      createdAt: now(),
    };
    await tx.insert(joiningRequest).values(row);
    await writeAudit(tx, { chain: `joining:${id}`, actor, event: "joining.started", to: "draft" });
    await sendJoiningCode(tx, row);
    return joiningLink.keyOf(id);
  });
}
