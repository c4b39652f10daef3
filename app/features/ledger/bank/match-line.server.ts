import { eq, inArray } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { ledgerAccount, ledgerEntry } from "#app/db/schema/ledger.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { settleLines } from "./settle-lines.server.ts";

/** Somebody says which entries a line of the bank is: one or many, to the paisa. */
export async function matchLine(actor: Actor, lineId: string, entryIds: readonly string[]): Promise<void> {
  ledgerPermissions.assertCan(actor, "ledger.reconcile");
  const wanted = [...new Set(entryIds)];
  if (wanted.length === 0 || !wanted.every(isId))
    throw invalid({ entry: ["Tick the entries it belongs to."] });
  await inTransaction(async (tx) => {
    const line = await settleLines.lock(tx, lineId);
    if (line.state !== "open") throw conflict("This line is settled already. Undo that first.");
    const entries = await tx
      .select({ id: ledgerEntry.id, kind: ledgerAccount.kind, amountPaise: ledgerEntry.amountPaise })
      .from(ledgerEntry)
      .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
      .where(inArray(ledgerEntry.id, wanted));
    if (entries.length !== wanted.length || entries.some(({ kind }) => kind !== line.account)) {
      throw invalid({ entry: ["One of these entries is not of this account."] });
    }
    const rest = line.amountPaise - entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    if (rest !== 0) {
      throw invalid({
        entry: [
          `${formatMoney(paise(Math.abs(rest)))} ${rest > 0 ? "is missing" : "is too much"}: the entries must add up to the line.`,
        ],
      });
    }
    await settleLines.match(tx, actor, [{ lineId, entryIds: wanted }]);
    await writeAudit(tx, {
      chain: "ledger",
      actor,
      event: "ledger.line_matched",
      subject: `bank-line:${lineId}`,
      details: { entries: wanted.length, amountPaise: line.amountPaise },
    });
  });
}
