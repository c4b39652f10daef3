import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { askSecondPerson } from "#app/features/identity/server/second-person/ask-second-person.server.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { monthLabel } from "./book-month.ts";
import { readOpenMonths } from "./next-month.server.ts";

/** Asks for the month that was closed last to be opened again: a second person has to agree (T52). */
export async function reopenMonth(actor: Actor, month: string, reason: string): Promise<void> {
  ledgerPermissions.assertCan(actor, "ledger.close_month");
  await inTransaction(async (tx) => {
    const { lastClosed } = await readOpenMonths(tx);
    if (lastClosed !== month) {
      throw conflict(
        lastClosed
          ? `Only ${monthLabel(lastClosed)} can be opened again: it was closed last.`
          : "No month is closed.",
      );
    }
    await askSecondPerson(tx, actor, {
      kind: "books.reopen",
      subject: `book-month:${month}`,
      title: `The books of ${monthLabel(month)} are to be opened again`,
      reason,
    });
  });
}
