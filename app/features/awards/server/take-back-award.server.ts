import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { moveMoney } from "#app/features/ledger/server/move-money.server.ts";
import { readHeld } from "#app/features/ledger/server/read-held.server.ts";
import { type AwardRow, changeAward } from "./change-award.server.ts";

/**
 * The award of an application ends before it is paid, and what was set aside goes back to where it came from.
 * Refused by the machine while it is at the bank. Null where there is none.
 */
export async function takeBackAward(
  tx: Tx,
  actor: Actor,
  applicationId: string,
  { event, reason }: { readonly event: "release" | "decline" | "lapse"; readonly reason?: string },
): Promise<AwardRow | null> {
  const [found] = await tx.select({ id: award.id }).from(award).where(eq(award.applicationId, applicationId));
  if (!found) return null;
  const row = await changeAward.one(tx, actor, found.id, { event, ...(reason && { details: { reason } }) });
  const held = await readHeld(tx, account.award(row.id));
  if (held > 0) {
    await moveMoney(tx, actor, {
      key: `award-released:${row.id}`,
      kind: "award_released",
      from: account.award(row.id),
      to: account.programme(row.programmeId),
      amountPaise: held,
      subjectId: row.id,
    });
  }
  return row;
}
