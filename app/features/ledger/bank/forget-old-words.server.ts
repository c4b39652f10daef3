import { and, lt, ne } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { bankLine } from "#app/db/schema/bank-statements.ts";
import { keptSince, keptYears } from "#app/features/identity/rules/erasure-rules.ts";

/**
 * The bank's words on a line, and what a clerk noted beside it, may name a person. They stay as long as the books have
 * to be proved, counted from the day the line was reconciled; then day, amount, reference and the match stay alone. A
 * line that is open is no settled matter and keeps its words.
 */
export async function forgetOldWords(): Promise<number> {
  const settled = lt(bankLine.settledAt, keptSince(now(), keptYears.money));
  const noted = await database()
    .update(bankLine)
    .set({ words: "", note: "" })
    .where(and(settled, ne(bankLine.state, "open"), ne(bankLine.note, "")))
    .returning({ id: bankLine.id });
  const matched = await database()
    .update(bankLine)
    .set({ words: "" })
    .where(and(settled, ne(bankLine.state, "open"), ne(bankLine.words, "")))
    .returning({ id: bankLine.id });
  return noted.length + matched.length;
}
