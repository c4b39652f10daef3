import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { moneyApproval } from "#app/db/schema/money-approvals.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { askForApproval } from "../../approvals/ask-for-approval.server.ts";
import { needsApproval } from "../../approvals/needs-approval.server.ts";
import type { NewDonation } from "../../forms/new-donation.ts";
import { generalFund } from "../../general-fund.ts";
import { givingPermissions } from "../../giving-permissions.ts";
import { openOrganisation } from "../open-organisation.server.ts";
import { organisationSecrets } from "../organisation-secrets.server.ts";
import { assertTakesMoney } from "../programmes/assert-takes-money.server.ts";
import { ensureGeneralFund } from "../programmes/ensure-general-fund.server.ts";
import { pledgeDonation } from "./pledge-donation.server.ts";

/** A pledge at once, or (null) one that waits for a colleague: in an organisation of two nobody commits it alone. */
export async function proposeDonation(actor: Actor, input: NewDonation): Promise<string | null> {
  return inTransaction(async (tx) => {
    const giver = await openOrganisation(actor, tx);
    if (!(await needsApproval(tx, giver, input.amount))) return (await pledgeDonation(actor, input)).id;
    const subject = `pledge:${input.formKey}`;
    // Pressed twice it was asked once (T38).
    const ofThisForm = and(eq(moneyApproval.organisationId, giver.id), eq(moneyApproval.subject, subject));
    if ((await tx.$count(moneyApproval, ofThisForm)) > 0) return null;
    if (input.programmeId === generalFund.id) await ensureGeneralFund(tx);
    const [target] = await tx.select().from(programme).where(eq(programme.id, input.programmeId));
    if (!target) throw notFound();
    givingPermissions.assertCan(actor, "giving.give", target);
    assertTakesMoney(actor, target, giver.id);
    if (target.status !== "active") throw conflict("This program takes no more donations.");
    const pan =
      input.pan ?? organisationSecrets.open("organisation", "pan_encrypted", giver.id, giver.panEncrypted);
    if (!pan) throw invalid({ pan: ["Enter the PAN: the receipt needs it."] });
    await askForApproval(tx, actor, {
      organisationId: giver.id,
      kind: "donation.pledge",
      subject,
      title: `Give for ${target.title}`,
      amountPaise: input.amount,
      payload: input,
    });
    return null;
  });
}
