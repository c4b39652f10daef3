import { and, eq, isNull } from "drizzle-orm";
import { conflict } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { bookClosing } from "#app/db/schema/book-closings.ts";
import { monthLabel } from "./book-month.ts";

/** In words what the database refuses anyway: nothing is booked or changed in a closed month. */
export async function assertMonthOpen(tx: Tx, month: string): Promise<void> {
  if (await isMonthClosed(tx, month)) {
    throw conflict(`${monthLabel(month)} is closed. Two people can open it again.`, "month_closed");
  }
}

export async function isMonthClosed(tx: Pick<Tx, "select">, month: string): Promise<boolean> {
  const [closed] = await tx
    .select({ id: bookClosing.id })
    .from(bookClosing)
    .where(and(eq(bookClosing.month, month), isNull(bookClosing.reopenedAt)));
  return closed !== undefined;
}
