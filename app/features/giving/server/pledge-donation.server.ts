import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { conflict, invalid, notFound } from "#app/core/errors.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { donationMachine } from "../donation-status.ts";
import type { NewDonation } from "../forms/new-donation.ts";
import { generalFund } from "../general-fund.ts";
import { givingPermissions } from "../giving-permissions.ts";
import { ensureGeneralFund } from "./ensure-general-fund.server.ts";
import { openOrganisation } from "./open-organisation.server.ts";
import { organisationSecrets } from "./organisation-secrets.server.ts";

/** New Donation. Sent twice with the same form key it is one pledge (T38); the money comes by the gateway. */
export async function pledgeDonation(actor: Actor, input: NewDonation): Promise<{ id: string }> {
  return inTransaction(async (tx) => {
    const giver = await openOrganisation(actor, tx);
    if (input.programmeId === generalFund.id) await ensureGeneralFund(tx);
    const [target] = await tx.select().from(programme).where(eq(programme.id, input.programmeId));
    if (!target) throw notFound();
    givingPermissions.assertCan(actor, "giving.give", target);
    assertCounted(actor, target.organisationId === giver.id);
    const pan =
      input.pan ?? organisationSecrets.open("organisation", "pan_encrypted", giver.id, giver.panEncrypted);
    if (!pan) throw invalid({ pan: ["Enter the PAN: the receipt needs it."] });
    const ofThisForm = and(eq(donation.organisationId, giver.id), eq(donation.formKey, input.formKey));
    const [known] = await tx.select().from(donation).where(ofThisForm);
    if (!known && target.status !== "active") throw conflict("This programme takes no more donations.");
    // A company's own project is paid by its vouchers; only a scholarship or the fund gives on what it gets.
    if (target.kind === "project") throw conflict("This program runs no scholarship. Open one first.");
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
            createdBy: actor.userId,
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
      details: { amountPaise: input.amount, programmeId: target.id },
    });
    return { id };
  });
}

/** Elsewhere it would be in nobody's CSR figures: neither a voucher nor an award of a program of its own. */
function assertCounted(actor: Actor, isOwn: boolean): void {
  if (actor.role !== "csr" || isOwn) return;
  throw conflict("A company funds the scholarships of its own programs, so that its CSR figures hold it.");
}
