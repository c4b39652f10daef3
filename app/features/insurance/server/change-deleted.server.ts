import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { conflict, isProblem, notFound } from "#app/core/errors.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { policy } from "#app/db/schema/policies.ts";
import { insurancePermissions } from "../insurance-permissions.ts";
import { refuseDuplicate } from "./refuse-duplicate.server.ts";

const kinds = {
  user: { table: insuredUser, chain: "insured_user", action: "insurance.keep_users" },
  agent: { table: insuranceAgent, chain: "insurance_agent", action: "insurance.keep_agents" },
  hospital: { table: hospitalPartner, chain: "hospital_partner", action: "insurance.keep_hospitals" },
  policy: { table: policy, chain: "policy", action: "insurance.keep_policies" },
} as const;

export type ItemKind = keyof typeof kinds;

/** Deletes softly, or takes that back. Twice the same changes nothing; the row and its history stay. */
export async function changeDeleted(
  actor: Actor,
  kind: ItemKind,
  id: string,
  event: "delete" | "restore",
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
        const isDeleted = row.deletedAt !== null;
        if (isDeleted === (event === "delete")) return;
        const deletedAt = event === "delete" ? now() : null;
        await tx
          .update(table)
          .set({ deletedAt, revision: row.revision + 1 })
          .where(eq(table.id, id));
        await writeAudit(tx, {
          chain: `${chain}:${id}`,
          actor,
          event: `${chain}.${event === "delete" ? "deleted" : "restored"}`,
          from: isDeleted ? "deleted" : "kept",
          to: isDeleted ? "kept" : "deleted",
          details: {
            before: { deleted: isDeleted ? "yes" : "no" },
            after: { deleted: isDeleted ? "no" : "yes" },
          },
        });
      }),
    );
  } catch (error) {
    // Somebody new has taken its phone or e-mail address in the meantime.
    if (isProblem(error) && error.fieldErrors) throw conflict(`It cannot come back: ${error.detail}`);
    throw error;
  }
}
