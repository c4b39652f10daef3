import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import type { CsrProgrammeForm } from "../../forms/csr-programme.ts";

/** New Program: active at once. Sent twice it is one (T38). */
export async function createCsrProgramme(actor: Actor, input: CsrProgrammeForm): Promise<{ id: string }> {
  return runOnce(input.formKey, `programme:${actor.organisationId}`, requestHash(input), async (tx) => {
    const owner = await openOrganisation(actor, tx);
    givingPermissions.assertCan(actor, "giving.manage_programme", { organisationId: owner.id });
    const id = newId();
    await tx.insert(programme).values({
      id,
      organisationId: owner.id,
      title: input.title,
      description: input.description,
      kind: "project",
      budgetPaise: input.budget,
      status: "active",
      startsOn: input.startsOn,
      endsOn: input.endsOn,
      scheduleItem: input.scheduleItem,
      isOngoing: input.isOngoing === "yes",
      partnerName: input.partnerName ?? null,
      partnerCsr1: input.partnerCsr1 ?? null,
      milestones: input.milestones.flatMap(({ title, dueOn }) =>
        title && dueOn ? [{ title, dueOn, doneOn: null }] : [],
      ),
      states: input.states,
      createdAt: now(),
      updatedAt: now(),
    });
    await writeAudit(tx, {
      chain: `programme:${id}`,
      actor,
      event: "programme.created",
      to: "active",
      details: { budgetPaise: input.budget, scheduleItem: input.scheduleItem, isOngoing: input.isOngoing },
    });
    return { id };
  });
}
