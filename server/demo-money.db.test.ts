import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { database } from "#app/db/opening/client.server.ts";
import { buildIdentityDemo } from "#app/features/identity/demo/identity-demo.server.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { buildInstitutesDemo } from "#app/features/institutes/demo/institutes-demo.server.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { buildAwardsDemo } from "#app/features/payouts/demo/awards-demo.server.ts";
import { buildFundingDemo } from "#app/features/payouts/demo/funding-demo.server.ts";
import { endOffers } from "#app/features/payouts/server/awards/end-offers.server.ts";
import { buildReviewsDemo } from "#app/features/reviews/demo/reviews-demo.server.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { reviewWorldJobs } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

useTestDatabase({ jobs: reviewWorldJobs });
useApplicationWorld();

beforeAll(async () => {
  outgoingMessages.connect(async () => {});
  await buildIdentityDemo();
  await buildInstitutesDemo();
  await buildReviewsDemo();
  await buildFundingDemo();
  await buildAwardsDemo();
}, 240_000);

/** What was shown as paid, by whose scholarship, beside what the ledger says was paid for it. */
async function paidByScholarship() {
  const { rows } = await database().execute<{
    id: string;
    shown: number;
    booked: number;
    awards: number;
  }>(sql`
    select a.scholarship_id as id, sum(a.award_paise)::float8 as shown,
      coalesce(sum((select sum(e.amount_paise) from ledger_entry e
        join ledger_transaction t on t.id = e.transaction_id
        where e.amount_paise > 0 and (
          (t.kind = 'outside_paid' and t.subject_id = w.id)
          or (t.kind = 'payout_paid' and t.subject_id in (select p.id from payout p where p.award_id = w.id))))), 0)::float8
        as booked,
      count(w.id)::int as awards
    from application a left join award w on w.application_id = a.id and w.status = 'paid'
    where a.status = 'paid' group by a.scholarship_id`);
  return rows;
}

describe("D6: the money of the demo", () => {
  it("every paid figure equals a sum of the ledger, whoever paid", async () => {
    const rows = await paidByScholarship();
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.map(({ id, shown }) => [id, shown])).toEqual(rows.map(({ id, booked }) => [id, booked]));
    expect(await makeTrialBalance()).toMatchObject({ faults: 0 });
  });

  it("leaves no offer whose last day has passed: the job that ends offers would take them away", async () => {
    expect((await endOffers()).ended).toBe(0);
  });

  it("is made once", async () => {
    const before = await paidByScholarship();
    await buildAwardsDemo();
    expect(await paidByScholarship()).toEqual(before);
  });
});
