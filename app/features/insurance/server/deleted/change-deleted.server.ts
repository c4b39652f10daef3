import { and, eq, gte } from "drizzle-orm";
import { istDate, now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, isProblem, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { policy } from "#app/db/schema/policies.ts";
import type { ItemKind } from "../../dependents.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { refuseDuplicate } from "../lists/refuse-duplicate.server.ts";
import { findDependents } from "../users/find-dependents.server.ts";

const kinds = {
  user: { table: insuredUser, chain: "insured_user", action: "insurance.keep_users" },
  agent: { table: insuranceAgent, chain: "insurance_agent", action: "insurance.keep_agents" },
  hospital: { table: hospitalPartner, chain: "hospital_partner", action: "insurance.keep_hospitals" },
  policy: { table: policy, chain: "policy", action: "insurance.keep_policies" },
} as const satisfies Record<ItemKind, unknown>;

const changes = {
  delete: { isGone: true, done: "deleted", told: { before: { deleted: "no" }, after: { deleted: "yes" } } },
  restore: {
    isGone: false,
    done: "restored",
    told: { before: { deleted: "yes" }, after: { deleted: "no" } },
  },
} as const;

/**
 * Deletes softly, or takes that back. Twice the same changes nothing; the row and its history stay. What something
 * living hangs on is not deleted (I4).
 */
export async function changeDeleted(
  actor: Actor,
  kind: ItemKind,
  id: string,
  event: keyof typeof changes,
  reason?: string,
): Promise<void> {
  const { table, chain, action } = kinds[kind];
  insurancePermissions.assertCan(actor, action);
  if (!isId(id)) throw notFound();
  try {
    await refuseDuplicate(() =>
      inTransaction(async (tx) => {
        const [row] = await tx
          .select({ deletedAt: table.deletedAt, revision: table.revision })
          .from(table)
          .where(eq(table.id, id))
          .for("update");
        if (!row) throw notFound();
        const change = changes[event];
        if ((row.deletedAt !== null) === change.isGone) return;
        await (change.isGone ? assertNothingHangs(tx, actor, kind, id) : assertBearersAreHere(tx, kind, id));
        await tx
          .update(table)
          .set({ deletedAt: change.isGone ? now() : null, revision: row.revision + 1 })
          .where(eq(table.id, id));
        await writeAudit(tx, {
          chain: `${chain}:${id}`,
          actor,
          event: `${chain}.${change.done}`,
          from: change.isGone ? "kept" : "deleted",
          to: change.isGone ? "deleted" : "kept",
          details: { ...change.told, ...(reason && { reason }) },
        });
      }),
    );
  } catch (error) {
    // Somebody new has taken its phone or e-mail address in the meantime.
    if (isProblem(error) && error.fieldErrors) throw conflict(`It cannot come back: ${error.detail}`);
    throw error;
  }
}

/** A policy in force has an agent and a customer who are there: they come back before it. */
async function assertBearersAreHere(tx: Tx, kind: ItemKind, id: string): Promise<void> {
  if (kind !== "policy") return;
  const [row] = await tx
    .select({
      agentLeft: insuranceAgent.deletedAt,
      agent: insuranceAgent.name,
      userLeft: insuredUser.deletedAt,
    })
    .from(policy)
    .innerJoin(insuranceAgent, eq(insuranceAgent.number, policy.agentNumber))
    .leftJoin(insuredUser, eq(insuredUser.id, policy.userId))
    .where(and(eq(policy.id, id), gte(policy.validTo, istDate())));
  if (row?.agentLeft) throw conflict(`Its agent ${row.agent} is deleted: bring the agent back first.`);
  if (row?.userLeft) throw conflict("Its customer is deleted: bring the customer back first.");
}

async function assertNothingHangs(tx: Tx, actor: Actor, kind: ItemKind, id: string): Promise<void> {
  const { blocks } = await findDependents(actor, kind, id, tx);
  if (blocks.length > 0) throw conflict(blocks.join(" "));
}
