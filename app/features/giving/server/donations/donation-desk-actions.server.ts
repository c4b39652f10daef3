import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { refundDonation } from "../refunds/refund-donation.server.ts";

/** The buttons of /admin/donations/:donationId. */
export const donationDeskActions = defineActions({
  refund: button({
    schema: z.object({ reason: z.string().default("") }),
    run: ({ actor, param }, { reason }) => refundDonation(actor, param("donationId"), reason),
    next: ({ param }, outcome) => ({
      to: `/admin/donations/${param("donationId")}`,
      say: outcome === "asked" ? "asked" : "refunded",
    }),
  }),
});
