import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { suspension } from "#app/db/schema/suspensions.ts";
import { needsApproval } from "../../approvals/needs-approval.server.ts";
import { donationMachine } from "../../donation-status.ts";
import type { NewDonation } from "../../forms/new-donation.ts";
import { generalFund } from "../../general-fund.ts";
import { givingPermissions } from "../../giving-permissions.ts";
import { type OrganisationRow, openOrganisation } from "../open-organisation.server.ts";
import { organisationSecrets } from "../organisation-secrets.server.ts";
import { assertTakesMoney } from "../programmes/assert-takes-money.server.ts";
import { ensureGeneralFund } from "../programmes/ensure-general-fund.server.ts";

/**
 * New Donation. Sent twice with the same form key it is one pledge (T38); the money comes by the gateway. What two
 * people of the giver have to agree to comes here when they have: propose-donation.server.ts.
 */
export async function pledgeDonation(
  actor: Actor,
  input: NewDonation,
  approved?: { readonly askedBy: string },
): Promise<{ id: string }> {
  return inTransaction(async (tx) => {
    const giver = await openOrganisation(actor, tx);
    if (!approved) await assertAlone(tx, giver, input.amount);
    if (input.programmeId === generalFund.id) await ensureGeneralFund(tx);
    const [target] = await tx.select().from(programme).where(eq(programme.id, input.programmeId));
    if (!target) throw notFound();
    givingPermissions.assertCan(actor, "giving.give", target);
    assertTakesMoney(actor, target, giver.id);
    await assertNotHeld(tx, target.organisationId);
    const pan =
      input.pan ?? organisationSecrets.open("organisation", "pan_encrypted", giver.id, giver.panEncrypted);
    if (!pan) throw invalid({ pan: ["Enter the PAN: the receipt needs it."] });
    const ofThisForm = and(eq(donation.organisationId, giver.id), eq(donation.formKey, input.formKey));
    const [known] = await tx.select().from(donation).where(ofThisForm);
    if (!known && target.status !== "active") throw conflict("This program takes no more donations.");
    const id = newId();
    const [written] = known
      ? []
      : await tx
          .insert(donation)
          .values({
            id,
            organisationId: giver.id,
            programmeId: target.id,
            amountPaise: input.amount,
            status: donationMachine.initial,
            mode: "electronic",
            donorName: input.donorName,
            donorAddress: input.address,
            panEncrypted: organisationSecrets.seal("donation", "pan_encrypted", id, pan),
            formKey: input.formKey,
            createdBy: approved?.askedBy ?? actor.userId,
            createdAt: now(),
          })
          .onConflictDoNothing({ target: [donation.organisationId, donation.formKey] })
          .returning({ id: donation.id });
    if (!written) {
      const [first] = known ? [known] : await tx.select().from(donation).where(ofThisForm);
      if (first?.amountPaise === input.amount && first.programmeId === target.id) return { id: first.id };
      throw conflict("This was already sent with other content. Reload the page and send it again.");
    }
    await writeAudit(tx, {
      chain: `donation:${id}`,
      actor,
      event: "donation.pledged",
      to: donationMachine.initial,
      details: {
        amountPaise: input.amount,
        programmeId: target.id,
        ...(approved && { madeBy: approved.askedBy, checkedBy: actor.userId }),
      },
    });
    return { id };
  });
}

async function assertAlone(tx: Tx, giver: OrganisationRow, amountPaise: number): Promise<void> {
  if (await needsApproval(tx, giver, amountPaise))
    throw conflict("A colleague of yours has to approve this amount.", "needs_approval");
}

/** The owner of the programme is on hold: it takes nothing until that is lifted. */
async function assertNotHeld(tx: Tx, organisationId: string | null): Promise<void> {
  if (!organisationId) return;
  const held = await tx
    .select({ id: suspension.id })
    .from(suspension)
    .where(
      and(
        eq(suspension.kind, "organisation"),
        eq(suspension.subjectId, organisationId),
        isNull(suspension.restoredAt),
      ),
    );
  if (held.length > 0) throw conflict("This program takes no donations for now.");
}
