import { sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { demoIdSql, policiesPerUser, policyCount } from "./demo-numbers.ts";

const claimCount = 2023;
const processing = 23;

/**
 * 2,000 decided claims, of which 30 were rejected (98.5% settled), and 23 that wait. Among these are the cases
 * the fraud rules are for: bought yesterday, treated before the policy began, one account under several names,
 * the same bill again and again, too many at once.
 */
export async function loadClaims(tx: Tx, size: number, today: string, adminId: string): Promise<void> {
  const j = sql.raw("j");
  // A smaller world has the same claims over fewer policies.
  const step = size === policyCount ? policiesPerUser * 2 : 1;
  const account = (name: string) => lookupHash("bank-account", `demo-${name}`);
  await tx.execute(sql`
    insert into claim (id, serial, claim_number, policy_id, customer_name, type, amount_paise, hospital_id,
      treated_on, claimed_on, status, reason, decided_by, decided_at, rating, payee_last_four,
      payee_account_hash, payee_holder, approved_paise, created_at)
    select ${demoIdSql("claim", j)}, j, 'CLM-' || extract(year from claimed_on) || '-' || lpad(j::text, 6, '0'),
      p.id, p.customer_name,
      (array['hospitalisation', 'surgery', 'accident', 'maternity', 'day_care', 'diagnostics'])[1 + j % 6],
      (200000 + (j::bigint * 7919 % 4800) * 1000), ${demoIdSql("hospital", sql.raw("1 + j % 9"))},
      claimed_on - 2, claimed_on, status, case status when 'rejected' then 'The treatment is not part of this plan.' end,
      case when status <> 'processing' then ${adminId}::uuid end,
      case when status <> 'processing' then (claimed_on + 1)::timestamp at time zone 'Asia/Kolkata' + interval '11 hours' end,
      case when status = 'approved' and j % 2 = 0 then case when j % 10 = 0 then 4 else 5 end end,
      lpad((j % 10000)::text, 4, '0'), md5('demo-payee-' || j), p.customer_name,
      case when status = 'approved' then (200000 + (j::bigint * 7919 % 4800) * 1000) end,
      least(claimed_on::timestamp at time zone 'Asia/Kolkata' + interval '9 hours', ${now()}::timestamptz)
    from (
      select j, case when j > ${claimCount - processing} then 'processing' when j % 67 = 5 then 'rejected' else 'approved' end as status
      from generate_series(1, ${claimCount}) j
    ) numbers
    join lateral (
      select policy.id, customer_name,
        case when status = 'processing' then ${today}::date - j % 4
          else least(valid_from + 31 + j * 37 % 300, ${today}::date - 3 - j % 20) end as claimed_on
      from policy where policy.id = ${demoIdSql("policy", sql.raw(`1 + (j * ${step} - 1) % ${size}`))}
    ) p on true order by j`);
  await tx.execute(sql`select setval(pg_get_serial_sequence('claim', 'serial'), ${claimCount})`);
  const waiting = (from: number, to: number) =>
    sql`serial between ${claimCount - processing + from} and ${claimCount - processing + to}`;
  await tx.execute(sql`update claim set policy_id = p.id, customer_name = p.customer_name, payee_holder = p.customer_name,
    treated_on = p.valid_from + 1
    from policy p where ${waiting(1, 2)} and p.id = ${demoIdSql("policy", sql.raw(`${size} - ${policiesPerUser} * (claim.serial % 10)`))}`);
  await tx.execute(
    sql`update claim set treated_on = p.valid_from - 9 from policy p where ${waiting(3, 4)} and p.id = policy_id`,
  );
  await tx.execute(
    sql`update claim set payee_account_hash = ${account("shared")}, payee_last_four = '4242' where ${waiting(5, 7)}`,
  );
  await tx.execute(
    sql`update claim set amount_paise = 4500000, hospital_id = ${demoIdSql("hospital", sql.raw("3"))} where ${waiting(8, 12)}`,
  );
  await tx.execute(sql`update claim set policy_id = first.policy_id, customer_name = first.customer_name,
    payee_holder = first.customer_name
    from claim first where first.serial = ${claimCount - processing + 13} and claim.serial between ${claimCount - processing + 14} and ${claimCount - processing + 16}`);
}
