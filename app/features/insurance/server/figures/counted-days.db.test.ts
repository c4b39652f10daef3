import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addIstDays, endOfIstDay, setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { insuranceRows as make } from "#tests/support/rows/insurance-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { policyList, userList } from "../../lists/insurance-lists.ts";
import { listPolicies } from "../policies/policy-rows.server.ts";
import { sealContact } from "../users/contact-parts.server.ts";
import { listUsers } from "../users/user-rows.server.ts";
import { readDeskFigures } from "./read-desk-figures.server.ts";

useTestDatabase();

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
/** The end of a day: nothing is decided later than now. */
const evening = endOfIstDay("2026-06-15");
const run = async (query: SQL) => (await database().execute<Record<string, unknown>>(query)).rows;
const day = (column: SQL) => sql`(${column} at time zone 'Asia/Kolkata')::date`;

/** What each table of counted days has to hold, straight from the rows. */
const counted: Record<string, { kept: SQL; rows: SQL }> = {
  policy_day: {
    kept: sql`select plan, sold_on, valid_from, valid_to, policies, premium_paise from policy_day where policies <> 0 or premium_paise <> 0`,
    rows: sql`select plan, sold_on, valid_from, valid_to, count(*)::int as policies, sum(premium_paise)::bigint as premium_paise
      from policy where deleted_at is null group by 1, 2, 3, 4`,
  },
  agent_month: {
    kept: sql`select agent_number, month, policies, premium_paise from agent_month where policies <> 0 or premium_paise <> 0`,
    rows: sql`select agent_number, date_trunc('month', sold_on::timestamp)::date as month, count(*)::int as policies,
      sum(premium_paise)::bigint as premium_paise from policy where deleted_at is null group by 1, 2`,
  },
  insured_user_day: {
    kept: sql`select plan, joined_on, covered_until, users from insured_user_day where users <> 0`,
    rows: sql`select plan, joined_on, covered_until, count(*)::int as users from insured_user where deleted_at is null group by 1, 2, 3`,
  },
  claim_day: {
    kept: sql`select day, status, opened, decided, ratings, rating_sum from claim_day
      where (opened, decided, ratings, rating_sum) <> (0, 0, 0, 0)`,
    rows: sql`select day, status, sum(o)::int as opened, sum(d)::int as decided, count(rating)::int as ratings,
      coalesce(sum(rating), 0)::int as rating_sum from (
        select ${day(sql`created_at`)} as day, status, 1 as o, 0 as d, null::int as rating from claim where deleted_at is null
        union all select ${day(sql`decided_at`)}, status, 0, 1, rating from claim where deleted_at is null and decided_at is not null
      ) found group by 1, 2`,
  },
  insurance_payment_day: {
    kept: sql`select paid_on, status, method, payments, amount_paise, refunded_paise from insurance_payment_day where payments <> 0`,
    rows: sql`select paid_on, status, method, count(*)::int as payments, sum(amount_paise)::bigint as amount_paise,
      sum(refunded_paise)::bigint as refunded_paise from insurance_payment group by 1, 2, 3`,
  },
};

async function expectCounted(when: string) {
  for (const [table, { kept, rows }] of Object.entries(counted)) {
    const odd = await run(sql`((${kept}) except (${rows})) union all ((${rows}) except (${kept}))`);
    expect(odd, `${table} ${when}`).toEqual([]);
  }
}

function person(n: number): typeof insuredUser.$inferInsert {
  const id = newId();
  const joinedOn = addIstDays("2025-01-01", n * 3);
  return {
    id,
    name: `Person ${n}`,
    ...sealContact("insured_user", id, { email: `person${n}@demo.example`, phone: `98${10_000_000 + n}` }),
    plan: n % 2 === 0 ? "basic" : "premium",
    location: "Guntur",
    joinedOn,
    coveredUntil: addIstDays(joinedOn, 364),
    aadhaarLastFour: "0000",
    aadhaarHash: `aadhaar-${n}`,
    createdAt: evening,
  };
}

beforeAll(async () => {
  setClock(evening);
  const { number } = await make.agent();
  const hospital = await make.hospital();
  await database().execute(sql`
    insert into policy (id, card_number, customer_name, plan, premium_paise, valid_from, valid_to, agent_number, sold_on, created_at)
    select gen_random_uuid(), 'BSC-2020-' || lpad(n::text, 6, '0'), 'Customer ' || n,
      (array['basic', 'premium', 'family'])[1 + n % 3], 10000 + n, date '2025-01-01' + n, date '2025-01-01' + n + 90 * (1 + n % 4),
      ${number}::int, date '2025-01-01' + n - n % 5, now() from generate_series(1, 500) n`);
  await database()
    .insert(insuredUser)
    .values(Array.from({ length: 150 }, (_, n) => person(n)));
  await database().execute(sql`
    insert into claim (id, claim_number, policy_id, customer_name, type, amount_paise, hospital_id, treated_on, claimed_on,
      status, reason, decided_at, rating, created_at)
    select gen_random_uuid(), 'CLM-2020-' || n, p.id, p.customer_name, 'surgery', 100 + n, ${hospital}::uuid, valid_from, valid_from,
      status, 'x', case when status <> 'processing' then created + make_interval(hours => 5 * n) end,
      case when status = 'approved' and n % 2 = 0 then 3 + n % 3 end, created
    from (
      select n, timestamptz '2026-03-01T00:00Z' + make_interval(hours => 7 * n) as created,
        (array['processing', 'approved', 'approved', 'rejected'])[1 + n % 4] as status from generate_series(1, 300) n
    ) c join policy p on p.card_number = 'BSC-2020-' || lpad(n::text, 6, '0')`);
  await make.payment(number, { refundedPaise: 100 });
});
afterAll(useRealClock);

test("the counted days equal the rows after every kind of change, one row or many, and back", async () => {
  await expectCounted("after loading");
  const changes: [string, SQL][] = [
    ["after deleting", sql`update policy set deleted_at = now() where premium_paise % 3 = 0`],
    [
      "after another plan",
      sql`update policy set plan = 'senior', premium_paise = premium_paise + 7, valid_to = valid_to + 3 where premium_paise % 4 = 0`,
    ],
    ["after undoing", sql`update policy set deleted_at = null where premium_paise % 2 = 0`],
    [
      "after users went",
      sql`update insured_user set deleted_at = now() where (joined_on - date '2025-01-01') % 9 = 0`,
    ],
    [
      "after a renewal",
      sql`update insured_user set covered_until = covered_until + 30, plan = 'family' where (joined_on - date '2025-01-01') % 4 = 0`,
    ],
    [
      "after a decision",
      sql`update claim set status = 'approved', decided_at = created_at + interval '3 days', rating = 2 where status = 'processing' and amount_paise % 3 = 0`,
    ],
    ["after a rating", sql`update claim set rating = 5 where status = 'approved' and amount_paise % 5 = 0`],
    ["after claims went", sql`update claim set deleted_at = now() where amount_paise % 6 = 0`],
    ["after a name", sql`update claim set customer_name = 'Somebody'`],
    ["after claims were removed", sql`delete from claim where amount_paise % 5 = 0`],
    ["after users were removed", sql`delete from insured_user where (joined_on - date '2025-01-01') % 5 = 0`],
    [
      "after policies were removed",
      sql`delete from policy where id not in (select policy_id from claim) and premium_paise % 5 = 0`,
    ],
    ["after a refund", sql`update insurance_payment set refunded_paise = amount_paise`],
  ];
  for (const [when, change] of changes) {
    await database().execute(change);
    await expectCounted(when);
  }
});

test("the cards of claims are what the plain rows say, now and at the end of the day a month ago", async () => {
  const figures = await readDeskFigures(admin);
  for (const [key, at] of [
    ["now", evening],
    ["before", endOfIstDay("2026-05-15")],
  ] as const) {
    const moment = at.toISOString();
    const [plain] = await run(sql`select
      count(*) filter (where created_at <= ${moment}::timestamptz and (decided_at is null or decided_at > ${moment}::timestamptz))::int as open,
      (100.0 * count(*) filter (where status = 'approved' and decided_at <= ${moment}::timestamptz)
        / count(*) filter (where status <> 'processing' and decided_at <= ${moment}::timestamptz))::float8 as settled,
      (avg(rating) filter (where status <> 'processing' and decided_at <= ${moment}::timestamptz))::float8 as rating
      from claim where deleted_at is null`);
    expect(figures.activeClaims[key]).toBe(plain?.open);
    expect(figures.claimSettlementPercent[key]).toBeCloseTo(Number(plain?.settled), 8);
    expect(figures.customerSatisfaction[key]).toBeCloseTo(Number(plain?.rating), 8);
  }
});

test("a plan, a status or both: the list begins at the right day, loses nobody and knows how many there are", async () => {
  for (const filters of [
    "status=expired",
    "status=active",
    "plan=family&status=expired",
    "plan=standard",
    "plan=standard&status=active",
  ]) {
    for (const way of ["up", "down"]) {
      await expectSame(
        (address) => listPolicies(admin, policyList.read(address)),
        `${filters}&sort=from_${way}`,
        { table: sql`policy`, until: sql`valid_to`, from: sql`valid_from`, filters, way },
      );
      await expectSame(
        (address) => listPolicies(admin, policyList.read(address)),
        `${filters}&sort=card_${way}`,
        { table: sql`policy`, until: sql`valid_to`, from: sql`card_number`, filters, way },
      );
      await expectSame(
        (address) => listUsers(admin, userList.read(address)),
        `${filters}&sort=joined_${way}`,
        { table: sql`insured_user`, until: sql`covered_until`, from: sql`joined_on`, filters, way },
      );
    }
  }
});

interface Plain {
  readonly table: SQL;
  readonly until: SQL;
  readonly from: SQL;
  readonly filters: string;
  readonly way: string;
}

async function expectSame(
  list: (
    address: string,
  ) => Promise<{ rows: { id: string }[]; next: string | null; total: { count: number } }>,
  query: string,
  { table, until, from, filters, way }: Plain,
) {
  const wanted = new URLSearchParams(filters);
  const status = wanted.get("status");
  const plain = await run(sql`select id from ${table} where deleted_at is null
    and ${wanted.has("plan") ? sql`plan = ${wanted.get("plan")}` : sql`true`}
    and ${status === null ? sql`true` : status === "active" ? sql`${until} >= '2026-06-15'` : sql`${until} < '2026-06-15'`}
    order by ${from} ${sql.raw(way === "up" ? "asc" : "desc")}, id ${sql.raw(way === "up" ? "asc" : "desc")}`);
  const page = await list(`/?${query}`);
  expect(page.total.count, query).toBe(plain.length);
  // The second page begins where the first one ended.
  const after = page.next ? await list(`/?${query}&cursor=${page.next}`) : { rows: [] };
  expect(
    [...page.rows, ...after.rows].map(({ id }) => id),
    query,
  ).toEqual(plain.slice(0, 40).map(({ id }) => id));
}
