import { sql } from "drizzle-orm";
import { istDate, monthName } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { findNewestSeal } from "#app/db/audit/find-newest-seal.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { tellGivers } from "../tell-givers.server.ts";

/** The impact summary of the month before, once, to every donor who wants it. */
export async function sendMonthlyImpact(): Promise<number> {
  const [year = 0, month = 1] = istDate().split("-").map(Number);
  const place = year * 12 + month - 2;
  const last = `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, "0")}`;
  const { rows } = await database().execute<{ id: string; paid: string; awards: number }>(sql`
    select o.id, coalesce(-sum(e.amount_paise), 0) as paid, count(distinct t.id)::int as awards
    from organisation o
    left join donation d on d.organisation_id = o.id
    left join (ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'bank'
      join ledger_transaction t on t.id = e.transaction_id and t.kind = 'payout_paid')
      on e.source_id = d.id and to_char(t.posted_at at time zone 'Asia/Kolkata', 'YYYY-MM') = ${last}
    where o.kind = 'donor' group by o.id`);
  // T58: many strangers hold it, so that the log behind these figures cannot be rewritten unseen.
  const seal = await findNewestSeal();
  const sealed = seal ? ` Audit seal ${seal.seq}: ${seal.hash.slice(0, 16)}.` : "";
  for (const { id, paid, awards } of rows) {
    await inTransaction((tx) =>
      tellGivers(tx, id, "monthlyReport", {
        type: "info",
        title: `Your impact in ${monthName(Number(last.slice(5)))}`,
        message: `${awards} students were paid ${formatMoney(paise(Number(paid)))} of your money.${sealed}`,
        link: "/donor?tab=analytics",
        dedupeKey: `impact:${last}:${id}`,
      }),
    );
  }
  return rows.length;
}
