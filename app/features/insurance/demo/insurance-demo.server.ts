import { sql } from "drizzle-orm";
import { addHours, istDate, startOfIstDay } from "#app/core/clock.ts";
import { database, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { policy } from "#app/db/schema/policies.ts";
import { demoPortals } from "#app/features/identity/demo/demo-people.ts";
import { sealBankAccount } from "../server/agents/bank-account-parts.server.ts";
import { sealContact } from "../server/users/contact-parts.server.ts";
import { countLoaded } from "./count-loaded.server.ts";
import { demoId, policyCount } from "./demo-numbers.ts";
import { demoAgents, demoHospitals, formerAgent } from "./insured-names.ts";
import { loadCampaigns } from "./load-campaigns.server.ts";
import { loadClaims } from "./load-claims.server.ts";
import { loadPolicies } from "./load-policies.server.ts";
import { loadUsers } from "./load-users.server.ts";
import { loadWithoutIndexes } from "./load-without-indexes.server.ts";

/** The insurance business of the demo: volume by a few statements, the same rows on every day and machine. */
export async function buildInsuranceDemo(size: number = policyCount): Promise<void> {
  if ((await database().$count(policy)) > 0) return;
  const today = istDate();
  await inTransaction(async (tx) => {
    await makeAgents(tx, today);
    await makeHospitals(tx, today);
    await loadWithoutIndexes(tx, ["policy", "insurance_payment", "insured_user"], async () => {
      await loadPolicies(tx, size, today);
      await loadUsers(tx, size, today);
      await countLoaded(tx);
    });
    await loadClaims(tx, size, today, demoPortals.admin.userId);
    await loadCampaigns(tx, size, today, demoPortals.admin.userId);
  });
}

async function makeAgents(tx: Tx, today: string): Promise<void> {
  await tx.insert(insuranceAgent).values(
    [...demoAgents, formerAgent].map(({ name, region, target, commission }, index) => {
      const id = demoId("agent", index + 1);
      const email = `${name.toLowerCase().replace(" ", ".")}@agents.example`;
      return {
        id,
        number: index + 1,
        name,
        ...sealContact("insurance_agent", id, { email, phone: `900000000${index + 1}` }),
        region,
        monthlyTarget: target,
        commissionPercent: commission,
        status: index < demoAgents.length ? ("active" as const) : ("inactive" as const),
        ...sealBankAccount(id, `Setu Demo Bank, account 10000000${index + 1}42, IFSC SBIN0000001`),
        // The third came within the month, so that the dashboard has something to compare.
        createdAt: addHours(startOfIstDay(today), index === 2 ? -24 * 12 : -24 * 430),
      };
    }),
  );
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('insurance_agent', 'number'), ${demoAgents.length + 1})`,
  );
}

async function makeHospitals(tx: Tx, today: string): Promise<void> {
  await tx.insert(hospitalPartner).values(
    demoHospitals.map(([name, city, state, specialties], index) => ({
      id: demoId("hospital", index + 1),
      name,
      phone: `90000001${String(index + 1).padStart(2, "0")}`,
      email: `desk${index + 1}@hospitals.example`,
      address: `${index + 1} Demo Road, ${city}`,
      city,
      state,
      specialties,
      status: index < 9 ? ("active" as const) : index < 11 ? ("pending" as const) : ("suspended" as const),
      createdAt: addHours(startOfIstDay(today), index === 4 ? -3 : -24 * (300 - 20 * index)),
    })),
  );
}
