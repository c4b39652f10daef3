import { type SQL, sql } from "drizzle-orm";
import { addIstDays, endOfIstDay } from "#app/core/clock.ts";
import type { MonthRange } from "#app/features/insurance/month-range.ts";

/** The super dashboard by hand: the eight cards with what they were a month ago, and its six panels. */
export function bareDashboard(today: string, monthAgo: string, range: MonthRange): SQL[] {
  const lastMonth = `${addIstDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
  const monthBefore = `${addIstDays(lastMonth, -1).slice(0, 7)}-01`;
  const [now, then] = [sql`${today}::date`, sql`${monthAgo}::date`];
  const openAt = (from: SQL, to: SQL, day: string) => {
    const at = sql`${endOfIstDay(day).toISOString()}::timestamptz`;
    return sql`count(*) filter (where ${from} <= ${at} and (${to} is null or ${to} > ${at}))`;
  };
  const first = sql`${`${range.from}-01`}::date`;
  const end = sql`(${`${range.to}-01`}::date + interval '1 month')`;
  return [
    sql`select p.*, c.*, r.*, a.*, h.*, f.* from
      (select sum(policies) filter (where sold_on <= ${now}) as f1, sum(policies) filter (where sold_on <= ${then}) as f2 from policy_day) p,
      (select sum(opened - decided) filter (where day <= ${now}) as f3, sum(opened - decided) filter (where day <= ${then}) as f4,
        sum(decided) filter (where day <= ${now} and status = 'approved') as f5, sum(decided) filter (where day <= ${now} and status <> 'processing') as f6,
        sum(decided) filter (where day <= ${then} and status = 'approved') as f7, sum(decided) filter (where day <= ${then} and status <> 'processing') as f8,
        sum(rating_sum) filter (where day <= ${now}) as f9, sum(ratings) filter (where day <= ${now}) as f10,
        sum(rating_sum) filter (where day <= ${then}) as f11, sum(ratings) filter (where day <= ${then}) as f12 from claim_day) c,
      (select sum(amount_paise - refunded_paise) filter (where paid_on <= ${now}) as f13,
        sum(amount_paise - refunded_paise) filter (where paid_on <= ${then}) as f14 from insurance_payment_day where status = 'success') r,
      (select ${openAt(sql`created_at`, sql`deleted_at`, today)} as f15, ${openAt(sql`created_at`, sql`deleted_at`, monthAgo)} as f16
        from insurance_agent where status = 'active') a,
      (select ${openAt(sql`created_at`, sql`deleted_at`, today)} as f17, ${openAt(sql`created_at`, sql`deleted_at`, monthAgo)} as f18
        from hospital_partner where status = 'active') h,
      (select ${openAt(sql`detected_at`, sql`decided_at`, today)} as f19, ${openAt(sql`detected_at`, sql`decided_at`, monthAgo)} as f20 from fraud_alert) f`,
    sql`select date_trunc('month', sold_on::timestamp), sum(policies) from policy_day
      where sold_on >= ${first} and sold_on < ${end} group by 1`,
    sql`select date_trunc('month', paid_on::timestamp), sum(amount_paise - refunded_paise) from insurance_payment_day
      where status = 'success' and paid_on >= ${first} and paid_on < ${end} group by 1`,
    sql`select plan, sum(policies) as policies, sum(premium_paise) as premium from policy_day group by plan`,
    sql`select a.region, sum(m.policies) as policies, sum(m.policies) filter (where m.month = ${lastMonth}::date) as last,
      sum(m.policies) filter (where m.month = ${monthBefore}::date) as before
      from agent_month m join insurance_agent a on a.number = m.agent_number group by a.region`,
    sql`select rule, severity, count(*) from fraud_alert where status = 'open' group by rule, severity`,
    sql`select * from (
      (select id, created_at as at, customer_name as name, plan as detail, premium_paise from policy
        where deleted_at is null order by created_at desc limit 3)
      union all (select id, decided_at, claim_number, null, amount_paise from claim
        where deleted_at is null and status = 'approved' and decided_at is not null order by decided_at desc limit 3)
      union all (select id, created_at, name, region, null from insurance_agent
        where deleted_at is null order by created_at desc limit 3)
      union all (select id, created_at, name, city, null from hospital_partner
        where deleted_at is null order by created_at desc limit 3)
    ) found order by at desc, id limit 8`,
  ];
}
