import { type SQL, sql } from "drizzle-orm";
import { parseListQuery } from "#app/core/list-query.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { policyList } from "#app/features/insurance/insurance-lists.ts";
import { listPolicies } from "#app/features/insurance/server/policy-rows.server.ts";

export interface BareQuery {
  readonly name: string;
  /** The page's address. */
  readonly address: string;
  /** The same answer in hand-written SQL: the rows, the total, the cards. */
  readonly statements: readonly SQL[];
}

const policyRows = (where: SQL, order: SQL) => sql`
  select p.id, p.card_number, p.customer_name, p.plan, p.premium_paise, p.valid_from, p.valid_to, a.name
  from policy p join insurance_agent a on a.number = p.agent_number
  where p.deleted_at is null and ${where} order by ${order} limit 21`;

const capped = (from: SQL) => sql`select count(*) from (select 1 from ${from} limit 10001) found`;

/** What somebody who knows the tables would write by hand. */
export async function bareQueries(today: string): Promise<BareQuery[]> {
  const cards = sql`select sum(policies), sum(policies) filter (where valid_to >= ${today}::date), sum(premium_paise) from policy_day`;
  const total = sql`select sum(policies) from policy_day`;
  const newest = sql`p.valid_from desc, p.id desc`;
  const { next, place } = await deepPage();
  const named = (text: string) => sql`lower(customer_name) like ${`%${text}%`}`;
  const policies = (
    name: string,
    address: string,
    where: SQL,
    order = newest,
    count: SQL = total,
  ): BareQuery => ({
    name: `policies ${name}`,
    address: `/admin/policy-cards${address}`,
    statements: [policyRows(where, order), count, cards],
  });
  return [
    policies("first page", "", sql`true`),
    policies(
      "far page",
      `?cursor=${next}`,
      sql`(p.valid_from, p.id) < (${place.from}::date, ${place.id}::uuid)`,
    ),
    policies("by premium", "?sort=premium_up", sql`true`, sql`p.premium_paise, p.id`),
    policies("by customer", "?sort=customer_down", sql`true`, sql`p.customer_name desc, p.id desc`),
    policies(
      "active family",
      "?plan=family&status=active",
      sql`p.plan = 'family' and p.valid_to >= ${today}::date`,
      newest,
      sql`select sum(policies) from policy_day where plan = 'family' and valid_to >= ${today}::date`,
    ),
    policies(
      "search a customer",
      "?q=meenakshi+iy",
      named("meenakshi iy"),
      newest,
      capped(sql`policy where deleted_at is null and ${named("meenakshi iy")}`),
    ),
    policies(
      "search a card",
      "?q=BSC-2026-0123",
      sql`card_number between 'BSC-2026-012300' and 'BSC-2026-012399'`,
      newest,
      capped(
        sql`policy where deleted_at is null and card_number between 'BSC-2026-012300' and 'BSC-2026-012399'`,
      ),
    ),
    {
      name: "users first page",
      address: "/admin/user-management",
      statements: [
        sql`select id, name, email_encrypted, phone_encrypted, plan, location, joined_on, covered_until from insured_user
          where deleted_at is null order by joined_on desc, id desc limit 21`,
        capped(sql`insured_user where deleted_at is null`),
        sql`select count(*), count(*) filter (where covered_until >= ${today}::date),
          count(*) filter (where joined_on >= ${`${today.slice(0, 7)}-01`}::date) from insured_user where deleted_at is null`,
      ],
    },
    {
      name: "claims first page",
      address: "/admin/claim-management",
      statements: [
        sql`select c.id, c.claim_number, c.claimed_on, c.customer_name, c.type, c.amount_paise, c.status, h.name
          from claim c join hospital_partner h on h.id = c.hospital_id
          where c.deleted_at is null order by c.claimed_on desc, c.id desc limit 21`,
        capped(sql`claim where deleted_at is null`),
        sql`select status, count(*) from claim where deleted_at is null group by status`,
      ],
    },
    {
      name: "payments first page",
      address: "/admin/payment-system",
      statements: [
        sql`select p.id, p.transaction_id, p.customer_name, p.amount_paise, p.refunded_paise, p.method, p.status, p.paid_on, a.name
          from insurance_payment p join insurance_agent a on a.number = p.agent_number
          order by p.paid_on desc, p.id desc limit 21`,
        sql`select sum(payments) from insurance_payment_day`,
        sql`select sum(payments), sum(payments) filter (where status = 'success'),
          sum(amount_paise - refunded_paise) filter (where status = 'success') from insurance_payment_day`,
      ],
    },
  ];
}

/** A page in the middle of the list: where it begins, for the address and for the hand-written SQL. */
async function deepPage() {
  const { rows } = await database().execute<{ id: string; from: string; day: string }>(sql`
    select id, valid_from::text as from from policy order by valid_from desc, id desc offset (select count(*) / 2 from policy) limit 1`);
  const [place] = rows;
  if (!place) throw new Error("There are no policies");
  const admin: Actor = { role: "admin", userId: null, language: "en" };
  // The cursor of the page before it is the program's own: asked for by the list itself.
  const values = Buffer.from(JSON.stringify(["from_down", 1, place.from, place.id])).toString("base64url");
  const page = await listPolicies(admin, parseListQuery(policyList, `/?cursor=${values}`));
  if (page.previous === null) throw new Error("The far page is not far");
  return { next: values, place };
}
