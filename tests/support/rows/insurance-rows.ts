import { newId } from "#app/core/id.ts";
import { database } from "#app/db/opening/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { insurancePayment } from "#app/db/schema/insurance-payments.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { policy } from "#app/db/schema/policies.ts";

let made = 0;
const next = () => {
  made += 1;
  return made;
};

const madeAt = new Date("2026-01-05T10:00:00+05:30");

/** Rows with nothing remarkable about them; a test says what is. */
export const insuranceRows = {
  async agent(given: Partial<typeof insuranceAgent.$inferInsert> = {}) {
    const n = next();
    const [row] = await database()
      .insert(insuranceAgent)
      .values({
        id: newId(),
        name: `Agent ${n}`,
        emailEncrypted: "x",
        emailHash: `agent-email-${n}`,
        phoneEncrypted: "x",
        phoneHash: `agent-phone-${n}`,
        region: "South",
        monthlyTarget: 10,
        commissionPercent: 15,
        status: "active",
        bankAccountEncrypted: "x",
        bankLastFour: "0000",
        bankAccountHash: `agent-bank-${n}`,
        createdAt: madeAt,
        ...given,
      })
      .returning();
    if (!row) throw new Error("no agent");
    return row;
  },
  async person(given: Partial<typeof insuredUser.$inferInsert> = {}) {
    const n = next();
    const id = newId();
    await database()
      .insert(insuredUser)
      .values({
        id,
        name: `Person ${n}`,
        emailEncrypted: "x",
        emailHash: `email-${n}`,
        phoneEncrypted: "x",
        phoneHash: `phone-${n}`,
        plan: "basic",
        location: "Warangal",
        joinedOn: "2026-01-05",
        coveredUntil: "2026-12-31",
        aadhaarLastFour: "1234",
        aadhaarHash: `aadhaar-${n}`,
        createdAt: madeAt,
        ...given,
      });
    return id;
  },
  async hospital(given: Partial<typeof hospitalPartner.$inferInsert> = {}) {
    const n = next();
    const id = newId();
    await database()
      .insert(hospitalPartner)
      .values({
        id,
        name: `Hospital ${n}`,
        phone: `phone-${n}`,
        email: `desk${n}@hospital.example`,
        address: "1 Main Road",
        city: "Warangal",
        state: "Telangana",
        specialties: "General",
        status: "active",
        createdAt: madeAt,
        ...given,
      });
    return id;
  },
  async policy(agentNumber: number, given: Partial<typeof policy.$inferInsert> = {}) {
    const n = next();
    const id = newId();
    const validFrom = given.validFrom ?? "2026-01-05";
    await database()
      .insert(policy)
      .values({
        id,
        cardNumber: `BSC-2026-${String(n).padStart(6, "0")}`,
        customerName: `Customer ${n}`,
        plan: "basic",
        premiumPaise: 29_900,
        validFrom,
        validTo: "2026-12-31",
        agentNumber,
        soldOn: validFrom,
        createdAt: madeAt,
        ...given,
      });
    return id;
  },
  async claim(policyId: string, hospitalId: string, given: Partial<typeof claim.$inferInsert> = {}) {
    const n = next();
    await database()
      .insert(claim)
      .values({
        id: newId(),
        claimNumber: `CLM-2026-${String(n).padStart(6, "0")}`,
        policyId,
        customerName: `Customer ${n}`,
        type: "surgery",
        amountPaise: 1_000_000 + n,
        hospitalId,
        treatedOn: "2026-06-10",
        claimedOn: "2026-06-12",
        status: "processing",
        createdAt: new Date("2026-06-12T10:00:00+05:30"),
        ...given,
      });
  },
  async payment(agentNumber: number, given: Partial<typeof insurancePayment.$inferInsert> = {}) {
    const n = next();
    await database()
      .insert(insurancePayment)
      .values({
        id: newId(),
        transactionId: `TXN-${n}`,
        customerName: `Customer ${n}`,
        amountPaise: 29_900,
        method: "upi",
        status: "success",
        paidOn: "2026-06-12",
        agentNumber,
        ...given,
      });
  },
};
