import { and, eq, inArray, ne } from "drizzle-orm";
import { istDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { next, sweepOf } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { createScholarship } from "#app/features/scholarships/server/lifecycle/create-scholarship.server.ts";
import { setScholarshipTerms } from "#app/features/scholarships/server/lifecycle/set-scholarship-terms.server.ts";
import type { NewProgramme } from "../../forms/new-programme.ts";
import { givingPermissions } from "../../giving-permissions.ts";
import { amountOf, criteriaOf } from "../../programme-content.ts";
import { programmeMachine } from "../../programme-status.ts";
import { openOrganisation } from "../open-organisation.server.ts";
import { tellGivers } from "../tell-givers.server.ts";

/**
 * A donor's own scholarship programme: the programme, its scholarship with criteria and its terms in one go. The
 * scholarship opens by itself when the money for every seat has come (open-funded-scholarship.server.ts).
 */
export async function createDonorProgramme(
  actor: Actor,
  input: NewProgramme,
  { renewsId = null }: { readonly renewsId?: string | null } = {},
): Promise<{ id: string }> {
  return runOnce(input.formKey, `programme:${actor.organisationId}`, requestHash(input), async (tx) => {
    const owner = await openOrganisation(actor, tx);
    givingPermissions.assertCan(actor, "giving.manage_programme", { organisationId: owner.id });
    const made = await createScholarship(actor, contentOf(input, owner.name));
    // The budget follows the ledger; one paisa is what nothing given allows: no award.
    await setScholarshipTerms(actor, made.id, {
      seats: input.seats,
      awardPaise: input.award,
      budgetPaise: 1,
      moneySource: "programme",
    });
    const id = newId();
    await tx.insert(programme).values({
      id,
      organisationId: owner.id,
      title: input.title,
      description: input.description,
      kind: "scholarship",
      scholarshipId: made.id,
      budgetPaise: input.award * input.seats,
      status: next(programmeMachine, programmeMachine.initial, "start", actor),
      isOpen: input.isOpen,
      startsOn: istDate(),
      endsOn: input.closesOn,
      renewsId,
      states: input.states,
      createdAt: now(),
      updatedAt: now(),
    });
    if (renewsId) await completeRenewed(tx, actor, renewsId, owner.id);
    await writeAudit(tx, {
      chain: `programme:${id}`,
      actor,
      event: "programme.created",
      to: "active",
      details: { budgetPaise: input.award * input.seats, seats: input.seats, renewsId },
    });
    if (input.isOpen) await tellOtherGivers(tx, owner.id, { id, title: input.title });
    return { id };
  });
}

/** The new one goes on where the old one ends. */
async function completeRenewed(tx: Tx, actor: Actor, id: string, ownerId: string): Promise<void> {
  const { from, to } = sweepOf(programmeMachine, "complete", actor);
  const [ended] = await tx
    .update(programme)
    .set({ status: to, updatedAt: now() })
    .where(and(eq(programme.id, id), eq(programme.organisationId, ownerId), inArray(programme.status, from)))
    .returning({ id: programme.id });
  if (!ended) return;
  await writeAudit(tx, { chain: `programme:${id}`, actor, event: "programme.complete", to });
}

/** Those who want to hear of programmes they could support. */
async function tellOtherGivers(tx: Tx, ownId: string, made: { id: string; title: string }): Promise<void> {
  const others = await tx
    .select({ id: organisation.id })
    .from(organisation)
    .where(and(eq(organisation.kind, "donor"), ne(organisation.id, ownId)));
  for (const other of others) {
    await tellGivers(tx, other.id, "newPrograms", {
      type: "info",
      title: "A new program you could support",
      message: made.title,
      link: "/donor?tab=programs",
      dedupeKey: `programme:${made.id}:${other.id}`,
    });
  }
}

function contentOf(input: NewProgramme, provider: string): unknown {
  return {
    title: input.title,
    provider,
    providerType: "private",
    category: input.category,
    ...amountOf(input.award),
    amountPeriod: "once",
    description: input.description,
    criteria: criteriaOf(input),
    cycles: [{ opensOn: istDate(), closesOn: input.closesOn }],
    applicationProcess: "Apply on this site. The papers are checked within 48 hours.",
    seatsPerYear: input.seats,
  };
}
