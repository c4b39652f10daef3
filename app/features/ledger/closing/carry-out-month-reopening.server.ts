import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { bookClosing } from "#app/db/schema/book-closings.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { isMonthClosed } from "./assert-month-open.server.ts";
import { readOpenMonths } from "./next-month.server.ts";

/** The second person has agreed: the month is open, and its closing stays as it was, with who opened it and why. */
export async function carryOutMonthReopening(
  actor: Actor,
  month: string,
  { requestedBy, reason }: { readonly requestedBy: string; readonly reason: string },
): Promise<void> {
  ledgerPermissions.assertCan(actor, "ledger.close_month");
  await inTransaction(async (tx) => {
    if (!(await isMonthClosed(tx, month))) return;
    const { lastClosed } = await readOpenMonths(tx);
    if (lastClosed !== month) throw conflict("A later month was closed since. Open that one first.");
    await tx
      .update(bookClosing)
      .set({ reopenAskedBy: requestedBy, reopenedBy: actor.userId, reopenedAt: now(), reopenReason: reason })
      .where(and(eq(bookClosing.month, month), isNull(bookClosing.reopenedAt)));
    await writeAudit(tx, {
      chain: "ledger",
      actor,
      event: "ledger.month_reopened",
      subject: `book-month:${month}`,
      details: { month, askedBy: requestedBy, reason },
    });
  });
}
