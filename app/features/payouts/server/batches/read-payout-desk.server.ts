import { and, asc, eq, isNull, notExists, sql } from "drizzle-orm";
import { formatDate, formatDateTime } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { ledgerAccount, trialBalance } from "#app/db/schema/ledger.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { awardPlace } from "#app/features/awards/server/award-place-query.server.ts";
import { generalFund } from "#app/features/giving/general-fund.ts";
import { listFundScholarships } from "../../fund/list-fund-scholarships.server.ts";
import { payoutPermissions } from "../../payout-permissions.ts";

/** What the payout desk sees above its batches: what is ready, what waits for money, and whether the books agree. */
export async function readPayoutDesk(actor: Actor) {
  payoutPermissions.assertCan(actor, "payout.see");
  const { rows } = await database().execute<{
    ready: number;
    amount: string;
    waiting: number;
    back: number;
    books: { faults: number; madeAt: string; transactions: number } | null;
    held: string | null;
  }>(sql`
    select (select count(*)::int from award where ${awardPlace} = 'ready') as ready,
      (select coalesce(sum(amount_paise), 0) from award where ${awardPlace} = 'ready') as amount,
      (select count(*)::int from award where status = 'returned') as back,
      (select count(*)::int from award where status = 'waiting') as waiting,
      (select json_build_object('faults', faults, 'madeAt', made_at, 'transactions', transactions)
        from ${trialBalance} order by day desc limit 1) as books,
      (select -balance_paise from ${ledgerAccount} where kind = 'programme' and owner_id = ${generalFund.id}) as held`);
  const figures = rows[0];
  const held = Number(figures?.held ?? 0);
  const withoutProgramme = await listWithoutProgramme(held);
  const sheet = figures?.books ?? null;
  return {
    ready: figures?.ready ?? 0,
    readyAmount: formatMoney(paise(Number(figures?.amount ?? 0))),
    waiting: (figures?.waiting ?? 0) + withoutProgramme.length,
    returned: figures?.back ?? 0,
    generalFund: formatMoney(paise(held)),
    books: sheet && {
      isBalanced: sheet.faults === 0,
      at: formatDateTime(new Date(sheet.madeAt)),
      transactions: sheet.transactions,
    },
    withoutProgramme,
    ofTheFund: await listFundScholarships(held),
  };
}

const AT_MOST = 200;

/** Approved for a scholarship that is run here, but no programme pays for it. */
async function listWithoutProgramme(held: number) {
  const rows = await database()
    .select({ row: application, title: scholarship.title })
    .from(application)
    .innerJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(
      and(
        eq(application.status, "approved"),
        isNull(application.erasedAt),
        eq(scholarship.runHere, true),
        notExists(database().select().from(award).where(eq(award.applicationId, application.id))),
        notExists(database().select().from(programme).where(eq(programme.scholarshipId, scholarship.id))),
      ),
    )
    .orderBy(asc(application.decidedAt))
    .limit(AT_MOST);
  return rows.map(({ row, title }) => ({
    id: row.id,
    number: applicationNumber(row),
    name: row.answers.fullName?.value ?? "",
    since: row.decidedAt ? formatDate(row.decidedAt) : "",
    scholarship: title,
    amount: formatMoney(paise(row.awardPaise ?? 0)),
    canPay: (row.awardPaise ?? 0) <= held,
  }));
}
