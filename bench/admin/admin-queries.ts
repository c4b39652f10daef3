import { type SQL, sql } from "drizzle-orm";
import { writeCursor } from "#app/core/lists/list-cursor.ts";
import { database } from "#app/db/opening/client.server.ts";
import { plainSections, type Section } from "./admin-sections.ts";

/** One address of the portal, and the same answer in hand-written SQL. */
export interface BareCase {
  readonly section: Section;
  readonly name: string;
  readonly address: string;
  /** The rows of the page, one more than it shows: that is how it knows of a next one. */
  readonly rows: SQL;
  readonly total: SQL;
  /** The cards above the list and the choices of its form. */
  readonly more: readonly SQL[];
}

interface Narrowed {
  readonly where?: SQL;
  readonly order?: SQL;
  readonly total?: SQL;
}

const like = (column: SQL, text: string) => sql`lower(${column}) like ${`%${text}%`}`;

/** What somebody who knows the tables, their indexes and their counted days would write by hand. */
export async function bareCases(today: string): Promise<BareCase[]> {
  const sections = plainSections(today);
  const cases: BareCase[] = [];
  const add = (section: Section, name: string, query: string, narrowed: Narrowed = {}) => {
    const { path, select, table, base, by, sort, total, more } = sections[section];
    const where = sql`${base} and ${narrowed.where ?? sql`true`}`;
    const way = sql.raw(sort.endsWith("_up") ? "asc" : "desc");
    cases.push({
      section,
      name: `${section} ${name}`,
      address: `${path}${query}`,
      rows: sql`${select} where ${where} order by ${narrowed.order ?? sql`${by} ${way}, t.id ${way}`} limit 21`,
      // Where only some are meant and no day knows them, they are counted up to the same cap.
      total:
        narrowed.total ??
        (narrowed.where
          ? sql`select count(*)::int as n from (select 1 from ${table} t where ${where} limit 10001) found`
          : total),
      more,
    });
  };
  const addDeep = async (section: Section) => {
    const { table, base, by, sort, total } = sections[section];
    const way = sql.raw(sort.endsWith("_up") ? "asc" : "desc");
    const { rows } = await database().execute<{ value: string; id: string }>(sql`
      select to_jsonb(${by}) as value, t.id from ${table} t where ${base} order by ${by} ${way}, t.id ${way}
      offset (select count(*) / 2 from ${table}) limit 1`);
    const [place] = rows;
    if (!place) throw new Error(`There is no page in the middle of ${section}`);
    const instant = /T.*\+00:00$/.test(place.value) ? place.value.replace("+00:00", "Z") : place.value;
    const follows = sql.raw(sort.endsWith("_up") ? ">" : "<");
    add(section, "middle of the list", `?cursor=${writeCursor(sort, "after", [instant, place.id])}`, {
      where: sql`(${by}, t.id) ${follows} (${place.value}, ${place.id}::uuid)`,
      total,
    });
  };
  for (const section of Object.keys(sections) as Section[]) {
    add(section, "first page", "");
    await addDeep(section);
  }

  const usersOf = (where: SQL) =>
    sql`select coalesce(sum(users), 0)::int as n from insured_user_day where ${where}`;
  add("users", "search a name", "?q=meenakshi+iy", { where: like(sql`t.name`, "meenakshi iy") });
  add("users", "search nobody", "?q=meenakshi+xyz", { where: like(sql`t.name`, "meenakshi xyz") });
  add("users", "by name", "?sort=name_up", { order: sql`t.name, t.id` });
  const expiredUsers = (column: SQL) => sql`${column} < ${today}::date`;
  add("users", "expired premium", "?status=expired&plan=premium", {
    where: sql`t.plan = 'premium' and ${expiredUsers(sql`t.covered_until`)} and t.joined_on <= (select max(joined_on)
      from insured_user_day where plan = 'premium' and ${expiredUsers(sql`covered_until`)} and users > 0)`,
    total: usersOf(sql`plan = 'premium' and ${expiredUsers(sql`covered_until`)}`),
  });

  add("agents", "search a name", "?q=franchise+k", { where: like(sql`t.name`, "franchise k") });
  add("agents", "search nobody", "?q=nobody", { where: like(sql`t.name`, "nobody") });
  add("agents", "by target", "?sort=target_down", { order: sql`t.monthly_target desc, t.id desc` });
  add("agents", "inactive in the south", "?region=South&status=inactive", {
    where: sql`t.region = 'South' and t.status = 'inactive'`,
  });

  const hospital = (text: string) =>
    sql`(${sql.join(
      ["name", "city", "specialties"].map((column) => like(sql.raw(`t.${column}`), text)),
      sql` or `,
    )} or t.phone = ${text} or t.email = ${text})`;
  add("hospitals", "search a town", "?q=town+17", { where: hospital("town 17") });
  add("hospitals", "search nothing", "?q=nowhere", { where: hospital("nowhere") });
  add("hospitals", "by name", "?sort=name_down", { order: sql`t.name desc, t.id desc` });
  add("hospitals", "pending in Telangana", "?state=Telangana&status=pending", {
    where: sql`t.state = 'Telangana' and t.status = 'pending'`,
  });

  addPolicies(add, today);

  add("claims", "search a customer", "?q=meenakshi+iy", {
    where: like(sql`t.customer_name`, "meenakshi iy"),
  });
  add("claims", "search nobody", "?q=meenakshi+xyz", { where: like(sql`t.customer_name`, "meenakshi xyz") });
  add("claims", "search a number", "?q=CLM-2024-0012", {
    where: sql`t.claim_number between 'CLM-2024-001200' and 'CLM-2024-001299'`,
  });
  add("claims", "by amount", "?sort=amount_down", { order: sql`t.amount_paise desc, t.id desc` });
  add("claims", "processing", "?status=processing", {
    where: sql`t.status = 'processing'`,
    total: sql`select coalesce(sum(opened), 0)::int as n from claim_day where status = 'processing'`,
  });
  add("claims", "surgery", "?type=surgery", { where: sql`t.type = 'surgery'` });

  const paymentsOf = (where: SQL) =>
    sql`select sum(payments)::int as n from insurance_payment_day where ${where}`;
  add("payments", "search a customer", "?q=zarina+rao+of+house+12", {
    where: like(sql`t.customer_name`, "zarina rao of house 12"),
  });
  add("payments", "search many", "?q=rao", { where: like(sql`t.customer_name`, "rao") });
  add("payments", "search nobody", "?q=meenakshi+xyz", {
    where: like(sql`t.customer_name`, "meenakshi xyz"),
  });
  add("payments", "by amount", "?sort=amount_up", { order: sql`t.amount_paise, t.id` });
  add("payments", "failed", "?status=failed", {
    where: sql`t.status = 'failed'`,
    total: paymentsOf(sql`status = 'failed'`),
  });
  add("payments", "cash", "?method=cash", {
    where: sql`t.method = 'cash'`,
    total: paymentsOf(sql`method = 'cash'`),
  });
  add("payments", "refunded", "?refund=refunded", { where: sql`t.refunded_paise > 0` });
  add("payments", "refund asked for", "?refund=asked", {
    where: sql`t.id in (select payment_id from insurance_refund where status = 'requested')`,
  });

  const notice = (text: string) => sql`(${like(sql`t.title`, text)} or ${like(sql`t.message`, text)})`;
  add("notifications", "search a word", "?q=town+17", { where: notice("town 17") });
  add("notifications", "search nothing", "?q=nothing", { where: notice("nothing") });
  add("notifications", "oldest first", "?sort=date_up", { order: sql`t.created_at, t.id` });
  add("notifications", "alerts of high priority", "?type=alert&priority=high", {
    where: sql`t.type = 'alert' and t.priority = 'high'`,
  });
  return cases;
}

function addPolicies(
  add: (section: Section, name: string, query: string, narrowed?: Narrowed) => void,
  today: string,
): void {
  const policiesOf = (where: SQL) =>
    sql`select coalesce(sum(policies), 0)::int as n from policy_day where ${where}`;
  const named = (text: string) => ({ where: like(sql`t.customer_name`, text) });
  add("policies", "search a customer", "?q=meenakshi+iy", named("meenakshi iy"));
  add("policies", "search one of few", "?q=zarina+rao+of+house+12", named("zarina rao of house 12"));
  add("policies", "search many", "?q=rao", named("rao"));
  add("policies", "search nobody", "?q=meenakshi+xyz", named("meenakshi xyz"));
  add("policies", "search a card", "?q=BSC-2026-0123", {
    where: sql`t.card_number between 'BSC-2026-012300' and 'BSC-2026-012399'`,
  });
  add("policies", "by premium", "?sort=premium_up", { order: sql`t.premium_paise, t.id` });
  add("policies", "by customer", "?sort=customer_down", { order: sql`t.customer_name desc, t.id desc` });
  add("policies", "by card", "?sort=card_down", { order: sql`t.card_number desc, t.id desc` });
  add("policies", "senior by premium", "?plan=senior&sort=premium_up", {
    where: sql`t.plan = 'senior'`,
    order: sql`t.premium_paise, t.id`,
    total: policiesOf(sql`plan = 'senior'`),
  });
  add("policies", "active family", "?plan=family&status=active", {
    where: sql`t.plan = 'family' and t.valid_to >= ${today}::date`,
    total: policiesOf(sql`plan = 'family' and valid_to >= ${today}::date`),
  });
  add("policies", "expired", "?status=expired", {
    // The day before which they all began is known from the counted days: no walk through a year of active ones.
    where: sql`t.valid_to < ${today}::date
      and t.valid_from <= (select max(valid_from) from policy_day where valid_to < ${today}::date and policies > 0)`,
    total: policiesOf(sql`valid_to < ${today}::date`),
  });
  add("policies", "expired by card", "?status=expired&sort=card_down", {
    // The next cards of each last day, and of those the next: no walk through a year of active ones.
    where: sql`t.id in (select c.id from
      (select distinct valid_to from policy_day where valid_to < ${today}::date and policies > 0) d
      cross join lateral (select p.id, p.card_number from policy p
        where p.valid_to = d.valid_to and p.deleted_at is null
        order by p.card_number desc, p.id desc limit 21) c
      order by c.card_number desc, c.id desc limit 21)`,
    order: sql`t.card_number desc, t.id desc`,
    total: policiesOf(sql`valid_to < ${today}::date`),
  });
  add("policies", "of a great agent", "?agent=1", { where: sql`t.agent_number = 1` });
  add("policies", "of a small agent", "?agent=30", { where: sql`t.agent_number = 30` });
}
