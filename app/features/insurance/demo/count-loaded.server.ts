import { sql } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";

/** The counted days of everything that was loaded, as the triggers would have kept them. */
export async function countLoaded(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into policy_day (plan, sold_on, valid_from, valid_to, policies, premium_paise)
    select plan, sold_on, valid_from, valid_to, count(*), sum(premium_paise)
    from policy group by plan, sold_on, valid_from, valid_to`);
  await tx.execute(sql`
    insert into agent_month (agent_number, month, policies, premium_paise)
    select agent_number, date_trunc('month', sold_on::timestamp)::date, count(*), sum(premium_paise)
    from policy group by 1, 2`);
  await tx.execute(sql`
    insert into insured_user_day (plan, joined_on, covered_until, users)
    select plan, joined_on, covered_until, count(*) from insured_user group by plan, joined_on, covered_until`);
  await tx.execute(sql`
    insert into insurance_payment_day (paid_on, status, method, payments, amount_paise, refunded_paise)
    select paid_on, status, method, count(*), sum(amount_paise), sum(refunded_paise)
    from insurance_payment group by paid_on, status, method`);
}
