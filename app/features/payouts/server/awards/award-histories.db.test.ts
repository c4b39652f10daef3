import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { database } from "#app/db/opening/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { type AwardPlace, awardPlaces } from "#app/features/awards/award-place.ts";
import { awardPlace } from "#app/features/awards/server/award-place-query.server.ts";
import { createDonorProgramme } from "#app/features/giving/server/programmes/create-donor-programme.server.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { applicationWorldJobs, useApplicationWorld } from "#tests/support/application-world.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import {
  AwardHistory,
  type HistoryPeople,
  type HistoryStep,
  studentOf,
  usualPaise,
} from "#tests/support/oracles/award-history.ts";
import { engine, useTestDatabase } from "#tests/support/test-database.ts";
import { getOwnAward } from "./get-own-award.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
const clock = useApplicationWorld();

const SEATS = 60;
let desk: Pick<HistoryPeople, "donor" | "clerk" | "chief">;
beforeAll(async () => {
  desk = {
    donor: await makePortalPerson("donor", "Deccan Learning Foundation"),
    clerk: await makePortalPerson("admin", "Payout Clerk"),
    chief: await makePortalPerson("admin", "Payout Chief"),
  };
});

async function newPeople(): Promise<HistoryPeople> {
  const { id } = await createDonorProgramme(desk.donor, {
    formKey: newFormKey(),
    title: "Girls in Engineering",
    description: "For young women in the first years of engineering.",
    category: "women",
    levelFrom: "undergraduate",
    levelTo: "undergraduate",
    states: [],
    gender: "female",
    award: usualPaise,
    seats: SEATS,
    closesOn: "2027-12-31",
    isOpen: false,
  });
  const [row] = await database().select().from(programme).where(eq(programme.id, id));
  return { ...desk, programmeId: id, scholarshipId: row?.scholarshipId ?? "" };
}

type LedgerLine = {
  id: string;
  place: AwardPlace;
  set_aside: number;
  on_its_way: number;
  paid: number;
  open_payouts: number;
  reference: string | null;
};

/** What the ledger alone says of each award: set aside, on its way, paid out of the bank. */
async function readLedger(programmeId: string): Promise<LedgerLine[]> {
  const held = (kind: string, owners: ReturnType<typeof sql>) => sql`coalesce((select -sum(e.amount_paise)
    from ledger_entry e join ledger_account a on a.id = e.account_id
    where a.kind = ${kind} and a.owner_id in (${owners})), 0)::int`;
  const payouts = sql`select po.id from payout po where po.award_id = award.id`;
  const { rows } = await database().execute<LedgerLine>(sql`select award.id, ${awardPlace} as place,
    ${held("award", sql`award.id`)} as set_aside, ${held("payout", payouts)} as on_its_way,
    coalesce((select -sum(e.amount_paise) from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      join ledger_account a on a.id = e.account_id and a.kind = 'bank'
      where t.kind = 'payout_paid' and t.subject_id in (${payouts})), 0)::int as paid,
    (select count(*) from payout po where po.award_id = award.id
      and po.status not in ('returned', 'cancelled'))::int as open_payouts,
    (select t.reference from ledger_transaction t where t.kind = 'payout_paid' and t.subject_id in (${payouts})) as reference
    from award where award.programme_id = ${programmeId} order by award.id`);
  return rows;
}

const setAside: readonly AwardPlace[] = [
  "acceptance",
  "account",
  "account_look",
  "ready",
  "approval",
  "returned",
];

async function expectTrue(history: AwardHistory): Promise<void> {
  const { programmeId } = history.people;
  const [ledger, rows] = [
    await readLedger(programmeId),
    await database().select().from(award).where(eq(award.programmeId, programmeId)).orderBy(award.id),
  ];
  expect(ledger.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  for (const [index, row] of rows.entries()) {
    const one = ledger[index];
    if (!one) throw new Error("not in the ledger's list");
    const { amountPaise } = row;
    // Exactly one place, one that has a name, and the rupees are where that place says.
    expect(Object.keys(awardPlaces)).toContain(one.place);
    expect([one.set_aside, one.on_its_way, one.paid], one.place).toEqual([
      setAside.includes(one.place) ? amountPaise : 0,
      one.place === "bank" ? amountPaise : 0,
      one.place === "paid" ? amountPaise : 0,
    ]);
    expect(one.open_payouts, one.place).toBe(["approval", "bank", "paid"].includes(one.place) ? 1 : 0);
    // No amount but the scholarship's own, or one that a second person let through.
    expect([usualPaise, ...(history.approved.get(row.id) ?? [])]).toContain(amountPaise);
    // Her page says what the ledger says.
    const own = await getOwnAward(studentOf(row), row.id);
    expect(own).toMatchObject({ place: one.place, amount: formatMoney(paise(amountPaise)) });
    expect(own.paidOn !== null).toBe(one.paid > 0);
    if (one.paid > 0) expect(own.reference).toBe(one.reference);
    expect(own.hasLetter).toBe(one.set_aside + one.on_its_way + one.paid > 0);
  }
  const { rows: seats } = await database().execute<{ taken: number }>(sql`select count(*)::int as taken
    from application where scholarship_id = ${history.people.scholarshipId} and status in ('approved', 'paid')`);
  expect(seats[0]?.taken).toBe(rows.filter(({ status }) => status !== "released").length);
}

const steps = [
  "give",
  "select",
  "accept",
  "decline",
  "correct",
  "secondCorrect",
  "release",
  "prepare",
  "approve",
  "send",
  "putBack",
  "paid",
  "returned",
  "mend",
  "refund",
  "lapse",
  "crash",
  "again",
] as const satisfies readonly HistoryStep["verb"][];

/** Through everything once: with it no verb goes untried, whatever chance brings. */
const everything: HistoryStep[] = (
  "give give give give give give select select select select secondCorrect correct decline release accept accept accept crash prepare again approve send again paid again returned " +
  "mend again prepare putBack again prepare approve putBack correct accept prepare approve send refund paid refund select lapse"
)
  .split(" ")
  .map((verb) => ({ verb: verb as HistoryStep["verb"], which: 0 }));

async function play(history: readonly HistoryStep[]): Promise<AwardHistory> {
  const world = new AwardHistory(await newPeople(), clock);
  for (const step of history) {
    await world.play(step);
    await expectTrue(world);
  }
  return world;
}

describe("D3, D5, D18: awards over any history", () => {
  test("every verb happens, and after each step the award, its page and the ledger agree", async () => {
    const world = await play(everything);
    const undone = steps.filter((verb) => (world.outcomes.get(verb)?.done ?? 0) === 0);
    expect(undone).toEqual([]);
    expect((await makeTrialBalance()).faults).toBe(0);
  }, 120_000);

  test("award, correct, return, release, refund, crash and retry in any order: the books balance", async () => {
    let [given, sentBack] = [0, 0];
    const before = (await makeTrialBalance()).balances;
    const paidBefore = await paidOut();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ verb: fc.constantFrom(...steps), which: fc.nat(5) }), {
          minLength: 10,
          maxLength: 30,
        }),
        async (history) => {
          const world = await play([{ verb: "give", which: 3 }, { verb: "select", which: 0 }, ...history]);
          given += world.gifts.given;
          sentBack += world.gifts.sentBack;
        },
      ),
      { numRuns: engine === "pglite" ? 10 : 6, endOnFailure: true },
    );
    const sheet = await makeTrialBalance();
    expect(sheet.faults).toBe(0);
    expect(sheet.debitPaise).toBe(sheet.creditPaise);
    // The bank has what was given, without what went back to givers and what went out to students.
    const out = (await paidOut()) - paidBefore;
    expect((sheet.balances.bank ?? 0) - (before.bank ?? 0)).toBe(given - sentBack - out);
  }, 300_000);
});

async function paidOut(): Promise<number> {
  const { rows } = await database().execute<{ paid: string }>(
    sql`select coalesce(sum(amount_paise), 0) as paid from award where status = 'paid'`,
  );
  return Number(rows[0]?.paid ?? 0);
}
