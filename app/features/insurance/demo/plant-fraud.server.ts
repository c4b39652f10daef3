import { sql } from "drizzle-orm";
import { addHours, now, setClock, useRealClock } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { fraudAlert } from "#app/db/schema/insurance-fraud.ts";
import { fraudList } from "../fraud/fraud-list.ts";
import { decideFraudAlert } from "../server/fraud/decide-fraud-alert.server.ts";
import { detectFraud } from "../server/fraud/detect-fraud.server.ts";
import { listFraudAlerts } from "../server/fraud/list-fraud-alerts.server.ts";

/**
 * Makes a few more of the waiting claims remarkable, so that the rules find something of every severity, and
 * lets them run: once 45 days ago, with two decisions after it, and once now.
 */
export async function plantFraud(admin: Actor): Promise<void> {
  if ((await database().$count(fraudAlert)) > 0) return;
  await inTransaction(async (tx) => {
    const waiting = sql`(select id, row_number() over (order by serial) as place from claim
      where status = 'processing')`;
    // Claimed a day before the treatment: critical.
    await tx.execute(sql`update claim set treated_on = claimed_on + 1 from ${waiting} w
      where w.id = claim.id and w.place = 17`);
    // Treated five and twelve days after the policy began: medium and low.
    await tx.execute(sql`
      with young as (select id, customer_name, valid_from, row_number() over (order by id) as place from policy
        where valid_from = (now() at time zone 'Asia/Kolkata')::date - 20 limit 3)
      update claim set policy_id = y.id, customer_name = y.customer_name, payee_holder = y.customer_name, type = 'surgery',
        treated_on = y.valid_from + case y.place when 1 then 5 else 12 end
      from young y join ${waiting} w on w.place = 17 + y.place where claim.id = w.id`);
    // Two claims that go to the account of an agent: critical.
    await tx.execute(sql`update claim set payee_account_hash = a.bank_account_hash, payee_last_four = a.bank_last_four
      from insurance_agent a, ${waiting} w where a.number = 3 and w.id = claim.id and w.place in (21, 22)`);
  });
  await findEarlier(admin, now()).finally(useRealClock);
  await detectFraud(systemActor);
}

async function findEarlier(admin: Actor, today: Date): Promise<void> {
  setClock(addHours(today, -24 * 45));
  await detectFraud(systemActor);
  setClock(addHours(today, -24 * 20));
  const { rows } = await listFraudAlerts(admin, fraudList.read("/?rule=shared_identity"));
  const [first, second] = rows;
  if (first)
    await decide(admin, first, "dismiss", "Typed wrongly by the agent; the papers show two numbers.");
  if (second) await decide(admin, second, "confirm", "Both policies were bought with one Aadhaar card.");
}

function decide(
  admin: Actor,
  { id, revision }: { id: string; revision: number },
  event: "confirm" | "dismiss",
  note: string,
): Promise<void> {
  return decideFraudAlert(admin, { alertId: id, revision, event, note });
}
