import { eq, inArray } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { bankLine, bankMatch } from "#app/db/schema/bank-statements.ts";
import { assertMonthOpen } from "../closing/assert-month-open.server.ts";
import { monthOf } from "../closing/book-month.ts";
import type { Pair } from "./find-pairs.ts";

export type BankLineRow = typeof bankLine.$inferSelect;

/** The line, held; a line of a closed month stays as it is. */
async function lock(tx: Tx, lineId: string): Promise<BankLineRow> {
  const [row] = isId(lineId)
    ? await tx.select().from(bankLine).where(eq(bankLine.id, lineId)).for("update")
    : [];
  if (!row) throw notFound("There is no such line.");
  await assertMonthOpen(tx, monthOf(row.day));
  return row;
}

/** Writes down which entries belong to which lines. An entry that went to another line meanwhile is refused. */
async function match(tx: Tx, actor: Actor, pairs: readonly Pair[]): Promise<void> {
  const rows = pairs.flatMap(({ lineId, entryIds }) =>
    entryIds.map((entryId) => ({ entryId, lineId, matchedAt: now() })),
  );
  if (rows.length === 0) return;
  const written = await tx
    .insert(bankMatch)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: bankMatch.entryId });
  if (written.length !== rows.length) throw conflict("One of these entries belongs to another line by now.");
  await tx
    .update(bankLine)
    .set({ state: "matched", settledBy: actor.userId, settledAt: now() })
    .where(
      inArray(
        bankLine.id,
        pairs.map(({ lineId }) => lineId),
      ),
    );
}

export const settleLines = { lock, match };
