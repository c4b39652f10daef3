import { formatDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import type { award } from "#app/db/schema/awards.ts";
import type { ApplicationRow } from "../lists/application-row.server.ts";
import { tellStudent } from "../tell-student.server.ts";

/** Selected: what is offered and by when to accept it, or that the money still has to come. */
export async function tellSelected(
  tx: Tx,
  row: ApplicationRow,
  given: typeof award.$inferSelect | null,
): Promise<void> {
  const amount = formatMoney(paise(given?.amountPaise ?? row.awardPaise ?? 0));
  if (given?.status !== "offered" || !given.acceptBy) {
    await tellStudent(tx, row, "approved", `${row.id}:approved`, { amount });
    return;
  }
  const key = `${row.id}:offered:${given.statusAt?.getTime()}`;
  const words = (language: Language) => ({ amount, lastDay: formatDate(given.acceptBy ?? "", language) });
  await tellStudent(tx, row, "offered", key, words, `/payouts/${given.id}`);
}
