import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { claimPaidSchema, claimReturnedSchema } from "../../forms/claim-payment.ts";
import { changeClaimBatch } from "./change-claim-batch.server.ts";
import { settleClaimPayment } from "./settle-claim-payment.server.ts";

const list = "/admin/claim-payments";

const here =
  (say: string) =>
  ({ param }: Press) => ({ to: `${list}/${param("batchId")}`, say });

/** The buttons of one batch. */
export const claimBatchActions = defineActions({
  send: button({
    run: ({ actor, param }) => changeClaimBatch(actor, param("batchId"), "send"),
    next: here("sent"),
  }),
  cancel: button({
    schema: z.object({ reason: z.string().max(300).optional() }),
    run: ({ actor, param }, { reason }) => changeClaimBatch(actor, param("batchId"), "cancel", reason),
    next: here("cancelled"),
  }),
  paid: button({
    schema: claimPaidSchema,
    run: ({ actor }, { payment, ...answer }) =>
      settleClaimPayment(actor, payment, { ...answer, event: "pay" }),
    next: here("paid"),
  }),
  returned: button({
    schema: claimReturnedSchema,
    run: ({ actor }, { payment, reason }) => settleClaimPayment(actor, payment, { event: "return", reason }),
    next: here("returned"),
  }),
});
