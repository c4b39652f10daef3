import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { addEvent } from "../add-event.server.ts";
import type { ApplicationRow } from "../lists/application-row.server.ts";

/** Where the money of an approved application goes. Its caller, the payouts room, has proved the account. */
export async function setPayoutAccount(
  tx: Tx,
  actor: Actor,
  row: ApplicationRow,
  { account, ifsc }: { readonly account: string; readonly ifsc: string },
): Promise<void> {
  if (row.status !== "approved") throw conflict("The account of this application is settled.", "wrong_state");
  const address = { table: "application", column: "account_encrypted", rowId: row.id };
  await tx
    .update(application)
    .set({
      accountEncrypted: encryptField(account, address),
      accountLastFour: account.slice(-4),
      answers: { ...row.answers, ifscCode: { value: ifsc, at: now().getTime() } },
    })
    .where(eq(application.id, row.id));
  await addEvent(tx, actor, row.id, { event: "account_changed" });
  await writeAudit(tx, {
    chain: `application:${row.id}`,
    actor,
    event: "application.account_changed",
    details: { lastFour: account.slice(-4) },
  });
}
