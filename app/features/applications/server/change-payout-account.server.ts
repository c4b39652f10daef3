import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { encryptField } from "#app/core/crypto.server.ts";
import { conflict, notFound } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { isOwn } from "../application-permissions.ts";
import { addEvent } from "./add-event.server.ts";
import { lockApplication } from "./application-row.server.ts";

/** The bank sent the money back, and its student gives another account. */
export async function changePayoutAccount(
  actor: Actor,
  applicationId: string,
  { account, ifsc }: { readonly account: string; readonly ifsc: string },
): Promise<void> {
  await inTransaction(async (tx) => {
    const { row, access } = await lockApplication(tx, applicationId);
    if (!isOwn(actor, access)) throw notFound();
    if (row.status !== "approved")
      throw conflict("The account of this application is settled.", "wrong_state");
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
  });
}
