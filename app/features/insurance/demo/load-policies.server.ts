import { sql } from "drizzle-orm";
import { addHours, now, startOfIstDay } from "#app/core/clock.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { daysBack, demoIdSql, policiesPerUser } from "./demo-numbers.ts";
import { familyNames, givenNames } from "./insured-names.ts";

/**
 * Policies sold over fourteen months, a little more every day, and the premium paid for each; one try in
 * sixty failed before. A step of a prime number through the count spreads plans, agents and methods evenly.
 */
export async function loadPolicies(tx: Tx, size: number, today: string): Promise<void> {
  const n = sql.raw("n");
  const list = (names: readonly string[]) =>
    sql`array[${sql.join(
      names.map((name) => sql`${name}`),
      sql`, `,
    )}]`;
  await tx.execute(sql`
    insert into policy (id, card_number, customer_name, user_id, plan, premium_paise, valid_from, valid_to,
      agent_number, sold_on, created_at)
    select ${demoIdSql("policy", n)}, 'BSC-' || left(day::text, 4) || '-' || lpad(n::text, 6, '0'), name,
      case when n % ${policiesPerUser} = 0 then ${demoIdSql("user", sql.raw(`n / ${policiesPerUser}`))} end,
      plan, case plan when 'basic' then 29900 when 'premium' then 79900 when 'family' then 99900 else 119900 end,
      day, day + 364, case when n % 10 = 8 and day >= ${today}::date then 1 else (array[1, 2, 3, 1, 2, 3, 1, 2, 4, 1])[1 + n % 10] end, day,
      -- Before ten in the morning nobody has bought at nine yet.
      least(${addHours(startOfIstDay(today), 10)}::timestamptz - make_interval(days => ${today}::date - day, secs => n % 28800),
        ${now()}::timestamptz - make_interval(secs => n % 600))
    from (
      select n, (${today}::date - floor(${daysBack} * (1 - power(n::float8 / ${size}, 0.8::float8)))::int) as day,
        given[1 + n % ${givenNames.length}] || ' ' || family[1 + n / ${givenNames.length} % ${familyNames.length}] as name,
        case when spread < 36 then 'basic' when spread < 67 then 'premium' when spread < 87 then 'family'
          else 'senior' end as plan
      from (select n, (n::bigint * 7919 % ${size})::float8 * 100 / ${size} as spread from generate_series(1, ${size}::int) n) numbers,
        (select ${list(givenNames)} as given, ${list(familyNames)} as family) names
    ) sold`);
  await tx.execute(sql`
    insert into insurance_payment (id, serial, transaction_id, policy_id, customer_name, amount_paise, method,
      status, paid_on, agent_number)
    select ${demoIdSql("payment", n)}, n, 'TXN-' || to_char(sold_on, 'YYYYMMDD') || '-' || lpad(n::text, 6, '0'),
      id, customer_name, premium_paise,
      case when n % 10 < 6 then 'upi' when n % 10 < 8 then 'card' when n % 10 = 8 then 'net_banking' else 'cash' end,
      status, sold_on, agent_number
    from (
      select row_number() over (order by policy.id, tries.status)::int as n, policy.*, tries.status
      from policy join (values ('failed', 60), ('success', 1)) tries (status, every)
        on right(card_number, 6)::int % every = 0
    ) paid order by n`);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('insurance_payment', 'serial'), (select max(serial) from insurance_payment))`,
  );
}
