import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { unlessGatewayAway } from "#app/features/payments/gateway-away.ts";
import { giverAddresses } from "../../giver-addresses.ts";
import { cancelDonation } from "./cancel-donation.server.ts";
import { openDonationPayment } from "./open-donation-payment.server.ts";

const here = ({ actor, param }: Press) => giverAddresses(actor.role).donation(param("donationId"));

/** The buttons of a giver's donation. */
export const donationActions = defineActions({
  pay: button({
    run: ({ actor, param }) => openDonationPayment(actor, param("donationId")).catch(unlessGatewayAway),
    next: here,
  }),
  cancel: button({ run: ({ actor, param }) => cancelDonation(actor, param("donationId")), next: here }),
});
