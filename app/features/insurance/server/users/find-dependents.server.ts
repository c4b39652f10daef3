import { and, count, eq, gte, inArray, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import { formatCount } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { type Db, database, type Tx } from "#app/db/opening/client.server.ts";
import { claimPayment } from "#app/db/schema/claim-payments.ts";
import { claim } from "#app/db/schema/claims.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { policy } from "#app/db/schema/policies.ts";
import type { Dependents, ItemKind } from "../../dependents.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";

type Reader = Db | Tx;

/** What hangs on one thing: what must end before it may be deleted, and what one should know. */
export async function findDependents(
  actor: Actor,
  kind: ItemKind,
  id: string,
  on: Reader = database(),
): Promise<Dependents> {
  insurancePermissions.assertCan(actor, "insurance.see");
  return readers[kind](on, id);
}

const readers: Record<ItemKind, (on: Reader, id: string) => Promise<Dependents>> = {
  async user(on, id) {
    const inForce = await countPolicies(on, and(eq(policy.userId, id), gte(policy.validTo, istDate())));
    const [person] = await on
      .select({ until: insuredUser.coveredUntil })
      .from(insuredUser)
      .where(eq(insuredUser.id, id));
    return {
      blocks:
        inForce > 0
          ? [
              `${many(inForce, "policy in force belongs", "policies in force belong")} to this customer. Delete or end ${inForce === 1 ? "it" : "them"} first.`,
            ]
          : [],
      notes: person && person.until >= istDate() ? [`The cover runs until ${formatDate(person.until)}.`] : [],
    };
  },
  async agent(on, id) {
    const [agent] = await on
      .select({ number: insuranceAgent.number })
      .from(insuranceAgent)
      .where(eq(insuranceAgent.id, id));
    const sold = eq(policy.agentNumber, agent?.number ?? 0);
    const [inForce, all] = await Promise.all([
      countPolicies(on, and(sold, gte(policy.validTo, istDate()))),
      countPolicies(on, sold),
    ]);
    return {
      blocks:
        inForce > 0
          ? [
              `${many(inForce, "policy in force bears", "policies in force bear")} this agent’s name. Deactivate the agent instead: nothing new is sold, and what was sold keeps its agent.`,
            ]
          : [],
      notes:
        all > inForce
          ? [`${many(all - inForce, "ended policy keeps", "ended policies keep")} the name.`]
          : [],
    };
  },
  async hospital(on, id) {
    const [waiting, all] = await Promise.all([
      countClaims(on, and(eq(claim.hospitalId, id), isUnsettled(on))),
      countClaims(on, eq(claim.hospitalId, id)),
    ]);
    return {
      blocks:
        waiting > 0
          ? [
              `${many(waiting, "claim of this hospital waits", "claims of this hospital wait")} for a decision or for ${waiting === 1 ? "its" : "their"} money. Suspend the hospital instead: no new claim names it.`,
            ]
          : [],
      notes:
        all > waiting
          ? [`${many(all - waiting, "settled claim keeps", "settled claims keep")} its name.`]
          : [],
    };
  },
  async policy(on, id) {
    const waiting = await countClaims(on, and(eq(claim.policyId, id), isUnsettled(on)));
    const [terms] = await on.select({ until: policy.validTo }).from(policy).where(eq(policy.id, id));
    return {
      blocks:
        waiting > 0
          ? [
              `${many(waiting, "claim on this policy waits", "claims on this policy wait")} for a decision or for ${waiting === 1 ? "its" : "their"} money. Settle ${waiting === 1 ? "it" : "them"} first.`,
            ]
          : [],
      notes:
        terms && terms.until >= istDate()
          ? [
              `It is in force until ${formatDate(terms.until)}: the card is no longer accepted once it is deleted.`,
            ]
          : [],
    };
  },
};

/** Waits for a decision, or was approved and its money has not arrived. */
function isUnsettled(on: Reader): SQL | undefined {
  return or(
    eq(claim.status, "processing"),
    and(
      eq(claim.status, "approved"),
      notExists(
        on
          .select({ one: sql`1` })
          .from(claimPayment)
          .where(and(eq(claimPayment.claimId, claim.id), inArray(claimPayment.status, ["paid"]))),
      ),
    ),
  );
}

async function countPolicies(on: Reader, which: SQL | undefined): Promise<number> {
  const [row] = await on
    .select({ rows: count() })
    .from(policy)
    .where(and(isNull(policy.deletedAt), which));
  return row?.rows ?? 0;
}

async function countClaims(on: Reader, which: SQL | undefined): Promise<number> {
  const [row] = await on.select({ rows: count() }).from(claim).where(which);
  return row?.rows ?? 0;
}

function many(number: number, one: string, more: string): string {
  return `${formatCount(number)} ${number === 1 ? one : more}`;
}
