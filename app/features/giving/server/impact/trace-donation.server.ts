import { sql } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import type { TraceLine } from "../../donation-view.ts";
import { getDonationRow } from "../donations/get-donation-row.server.ts";
import { scholarName } from "./scholar-name.server.ts";

type Row = {
  id: string;
  studentId: string;
  programme: string;
  amount: string;
  awardedAt: Date;
  status: string;
  paidAt: Date | null;
  reference: string | null;
};

const states: Readonly<Record<string, TraceLine["state"]>> = {
  reserved: "Set aside",
  in_payment: "On its way",
  paid: "In the bank",
  returned: "Came back, being sent again",
};

/** Follow a rupee: from a donation to each student's bank, by pseudonym (T14). */
export async function traceDonation(actor: Actor, donationId: string): Promise<TraceLine[]> {
  const { row } = await getDonationRow(actor, donationId);
  const { rows } = await database().execute<Row>(sql`
    select w.id, w.student_id as "studentId", p.title as programme, -sum(e.amount_paise) as amount,
      w.created_at as "awardedAt", w.status, w.paid_at as "paidAt", max(o.bank_reference) as reference
    from ledger_entry e
    join ledger_transaction t on t.id = e.transaction_id and t.kind = 'award'
    join ledger_account a on a.id = e.account_id and a.kind = 'award'
    join award w on w.id = a.owner_id
    join programme p on p.id = w.programme_id
    left join payout o on o.award_id = w.id and o.status = 'paid'
    where e.source_id = ${row.id}
    group by w.id, p.title order by w.created_at, w.id limit 500`);
  return rows.map((line) => ({
    awardId: line.id,
    scholar: scholarName(row.organisationId, line.studentId),
    programme: line.programme,
    amount: formatMoney(paise(Number(line.amount))),
    awardedOn: formatDate(new Date(line.awardedAt)),
    state: states[line.status] ?? "Set aside",
    paidOn: line.paidAt && formatDate(new Date(line.paidAt)),
    reference: line.reference,
  }));
}
