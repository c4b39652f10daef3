import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { wholeForm } from "#app/core/forms/form.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unlessGatewayAway } from "#app/features/payments/gateway-away.ts";
import { newDonationSchema } from "../../forms/new-donation.ts";
import { giverAddresses } from "../../giver-addresses.ts";
import { openOrganisation } from "../open-organisation.server.ts";
import { openDonationPayment } from "./open-donation-payment.server.ts";
import { proposeDonation } from "./propose-donation.server.ts";

/** The form of a new donation, for donors and companies. */
export const newDonationActions = defineActions({
  donation: button({
    // D16g: what the verb would ask for next is told with the rest.
    schema: ({ actor }) =>
      newDonationSchema.refine(async ({ pan }) => pan !== undefined || (await knowsPan(actor)), {
        path: ["pan"],
        error: "Enter the PAN: the receipt needs it.",
        when: wholeForm,
      }),
    secret: ["pan"],
    async run({ actor }, value) {
      const id = await proposeDonation(actor, value);
      if (id === null) return null;
      // The pledge is written: if the gateway is away, its page says so and offers the payment again.
      await openDonationPayment(actor, id).catch(unlessGatewayAway);
      return id;
    },
    next({ actor }, id) {
      const at = giverAddresses(actor.role);
      return id === null ? { to: at.approvals, say: "asked" } : at.donation(id);
    },
  }),
});

/** Of who speaks for nobody the verb says so. */
async function knowsPan(actor: Actor): Promise<boolean> {
  return !actor.organisationId || (await openOrganisation(actor)).panEncrypted !== null;
}
