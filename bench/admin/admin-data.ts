import { sql } from "drizzle-orm";
import { addHours, istDate, startOfIstDay } from "#app/core/clock.ts";
import { connection, database, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { demoId, demoIdSql } from "#app/features/insurance/demo/demo-numbers.ts";
import { buildInsuranceDemo } from "#app/features/insurance/demo/insurance-demo.server.ts";
import { sealBankAccount } from "#app/features/insurance/server/agents/bank-account-parts.server.ts";
import { sealContact } from "#app/features/insurance/server/users/contact-parts.server.ts";

const months = 14;
const n = sql.raw("n");

/**
 * The demo's business grown to a size: besides the policies, payments and users an agent, a hospital, a
 * campaign and an alert for every 500 policies, and a claim for every 20. What is added goes in with the
 * triggers awake, so the counted days are the program's own.
 */
export async function buildAdminWorld(size: number): Promise<void> {
  const some = Math.max(40, Math.floor(size / 500));
  await buildInsuranceDemo(size - some * months);
  const grown = await database().$count(insuranceAgent);
  if (grown < some)
    await inTransaction(async (tx) => {
      const today = istDate();
      await addAgents(tx, some, today);
      await addHospitals(tx, some, today);
      await addSales(tx, some, today);
      await addClaims(tx, Math.floor(size / 20), size - some * months, some, today);
      await addCampaigns(tx, some, today);
      await addAlerts(tx, some, today);
    });
  // As a database that has run for a day: statistics, and what is seen by all marked so.
  const isEmbedded = connection().engine === "pglite";
  await database().execute(isEmbedded ? sql`analyze` : sql`vacuum analyze`);
}

async function addAgents(tx: Tx, some: number, today: string): Promise<void> {
  const regions = ["North", "South", "East", "West"] as const;
  const rows = Array.from({ length: some }, (_, index) => {
    const number = 5 + index;
    const id = demoId("agent", number);
    const contact = { email: `agent${number}@agents.example`, phone: `70${String(10_000_000 + number)}` };
    return {
      id,
      number,
      name: `Franchise ${String.fromCharCode(65 + (number % 26))}${number}`,
      ...sealContact("insurance_agent", id, contact),
      region: regions[number % 4] ?? "North",
      monthlyTarget: 5 + (number % 40),
      commissionPercent: 5 + (number % 15),
      status: number % 20 === 0 ? ("inactive" as const) : ("active" as const),
      ...sealBankAccount(id, `Setu Demo Bank, account ${200_000_000 + number}, IFSC SBIN0000001`),
      createdAt: addHours(startOfIstDay(today), -1 - number),
    };
  });
  for (let from = 0; from < rows.length; from += 500)
    await tx.insert(insuranceAgent).values(rows.slice(from, from + 500));
  await tx.execute(sql`select setval(pg_get_serial_sequence('insurance_agent', 'number'), ${some + 4})`);
}

async function addHospitals(tx: Tx, some: number, today: string): Promise<void> {
  await tx.execute(sql`
    insert into hospital_partner (id, name, phone, email, address, city, state, specialties, status, created_at)
    select ${demoIdSql("hospital", sql.raw("n + 100"))}, 'Care House ' || n, '91' || lpad(n::text, 8, '0'),
      'desk' || (n + 100) || '@hospitals.example', n || ' Demo Road', 'Town ' || n % 300,
      (array['Telangana', 'Andhra Pradesh', 'Karnataka', 'Tamil Nadu', 'Maharashtra'])[1 + n % 5],
      (array['Cardiology, Oncology', 'Maternity', 'General surgery, Day care', 'Diagnostics'])[1 + n % 4],
      (array['active', 'active', 'active', 'pending', 'suspended'])[1 + n / 7 % 5],
      ${startOfIstDay(today)}::timestamptz - make_interval(hours => n)
    from generate_series(1, ${some}::int) n`);
}

/** A policy a month for every agent, to people whose name nobody else has, and its payment. */
async function addSales(tx: Tx, some: number, today: string): Promise<void> {
  await tx.execute(sql`
    insert into policy (id, card_number, customer_name, plan, premium_paise, valid_from, valid_to, agent_number,
      sold_on, created_at, deleted_at)
    select ${demoIdSql("policy", sql.raw("n + 8000000"))}, 'BSC-2024-' || lpad(n::text, 6, '0'),
      'Zarina ' || (array['Rao', 'Das', 'Sen', 'Nair'])[1 + n % 4] || ' of house ' || n,
      (array['basic', 'standard', 'premium', 'family', 'senior'])[1 + n % 5], 39900 + n % 7 * 10000,
      day, day + 179, 5 + n % ${some}::int, day, day::timestamp + interval '5 hours',
      case when n % 50 = 0 then ${startOfIstDay(today)}::timestamptz end
    from (select n, ${today}::date - 30 * (n / ${some}::int) as day from generate_series(0, ${some * months - 1}::int) n) sold`);
  await tx.execute(sql`
    insert into insurance_payment (id, serial, transaction_id, policy_id, customer_name, amount_paise, method,
      status, paid_on, agent_number, refunded_paise)
    select ${demoIdSql("payment", sql.raw("(8000000 + row_number() over (order by id))"))},
      8000000 + row_number() over (order by id), 'TXN-' || to_char(sold_on, 'YYYYMMDD') || '-' || right(card_number, 6),
      id, customer_name, premium_paise, 'upi', 'success', sold_on, agent_number,
      case when right(card_number, 6)::int % 40 = 0 then premium_paise else 0 end
    from policy where card_number like 'BSC-2024-%'`);
  await tx.execute(sql`
    insert into insurance_refund (id, payment_id, amount_paise, reason, status, requested_by, requested_at)
    select id, id, 100, 'Paid twice', 'requested', id, now() from insurance_payment
    where serial > 8000000 and refunded_paise = 0 and serial % 60 = 0`);
}

async function addClaims(
  tx: Tx,
  claims: number,
  policies: number,
  some: number,
  today: string,
): Promise<void> {
  await tx.execute(sql`
    insert into claim (id, serial, claim_number, policy_id, customer_name, type, amount_paise, hospital_id,
      treated_on, claimed_on, status, reason, decided_at, rating, created_at)
    select ${demoIdSql("claim", sql.raw("n + 10000"))}, n + 10000, 'CLM-2024-' || lpad(n::text, 6, '0'), p.id, p.customer_name,
      (array['hospitalisation', 'surgery', 'accident', 'maternity', 'day_care', 'diagnostics'])[1 + n % 6],
      200000 + (n::bigint * 7919 % 48000) * 100, ${demoIdSql("hospital", sql.raw(`101 + n % ${some}`))},
      day - 2, day, status, case status when 'rejected' then 'Not part of the plan.' end,
      case when status <> 'processing' then (day + 1 + n % 5)::timestamp + interval '6 hours' end,
      case when status = 'approved' and n % 2 = 0 then 4 + (n / 2) % 2 end, day::timestamp + interval '4 hours'
    from (
      select n, ${today}::date - 6 - n % 400 as day,
        case when n % 100 = 0 then 'processing' when n % 67 = 5 then 'rejected' else 'approved' end as status
      from generate_series(1, ${claims}::int) n
    ) numbers join policy p on p.id = ${demoIdSql("policy", sql.raw(`1 + n * 13 % ${policies}`))}`);
  await tx.execute(sql`select setval(pg_get_serial_sequence('claim', 'serial'), ${claims + 10_000})`);
}

async function addCampaigns(tx: Tx, some: number, today: string): Promise<void> {
  await tx.execute(sql`
    insert into campaign (id, title, message, type, audience, priority, status, recipients, sent, delivered, opened,
      clicked, created_by, created_at, finished_at)
    select ${demoIdSql("campaign", sql.raw("n + 100"))}, 'Notice ' || n, 'What everybody in town ' || n % 90 || ' should know.',
      (array['renewal', 'promotion', 'alert', 'update'])[1 + n % 4],
      (array['all_users', 'premium_users', 'agents', 'expired_users'])[1 + n / 4 % 4],
      (array['high', 'medium', 'low'])[1 + n % 3], 'sent', 900, 900, 850, 400, 200, ${demoId("user", 1)}::uuid, at, at
    from (select n, ${startOfIstDay(today)}::timestamptz - make_interval(hours => 5 * n) as at
      from generate_series(1, ${some}::int) n) sent`);
}

async function addAlerts(tx: Tx, some: number, today: string): Promise<void> {
  await tx.execute(sql`
    insert into fraud_alert (id, rule, severity, status, summary, evidence, fingerprint, detected_at, note, decided_at)
    select ${demoIdSql("claim", sql.raw("n + 9000000"))},
      (array['shared_identity', 'shared_account', 'early_claim', 'repeated_billing', 'claim_velocity', 'impossible_dates'])[1 + n % 6],
      (array['low', 'medium', 'high', 'critical'])[1 + n / 6 % 4], case when n % 3 = 0 then 'open' else 'dismissed' end,
      'Alert ' || n, '[]', 'bench-' || n, at, 'Looked at', case when n % 3 <> 0 then at + interval '2 days' end
    from (select ${n}, ${startOfIstDay(today)}::timestamptz - make_interval(hours => 5 * n) as at
      from generate_series(1, ${some}::int) n) found`);
}
