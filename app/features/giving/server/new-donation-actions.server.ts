import { button, defineActions } from "#app/core/actions.server.ts";
import { unlessGatewayAway } from "#app/features/payments/gateway-away.ts";
import { newDonationSchema } from "../forms/new-donation.ts";
import { giverAddresses } from "../giver-addresses.ts";
import { openDonationPayment } from "./open-donation-payment.server.ts";
import { proposeDonation } from "./propose-donation.server.ts";

/** The form of a new donation, for donors and companies. */
export const newDonationActions = defineActions({
  donation: button({
    schema: newDonationSchema,
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
