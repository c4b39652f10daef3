import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { refundSchema } from "../../forms/insurance-forms.ts";
import { decideRefund } from "./decide-refund.server.ts";
import { requestRefund } from "./request-refund.server.ts";

const here =
  (say: string) =>
  ({ param }: Press) => ({
    to: `/admin/payment-system/${param("paymentId")}`,
    say,
  });
const decide = (event: "approve" | "decline") =>
  button({
    schema: z.object({ refundId: z.string(), reason: z.string().max(300).optional() }),
    run: ({ actor }, { refundId, reason }) => decideRefund(actor, refundId, event, reason),
    next: here(event),
  });

/** The buttons of one payment. */
export const paymentActions = defineActions({
  refund: button({
    schema: refundSchema,
    run: ({ actor, param }, value) => requestRefund(actor, param("paymentId"), value),
    next: here("asked"),
  }),
  approve: decide("approve"),
  decline: decide("decline"),
});
