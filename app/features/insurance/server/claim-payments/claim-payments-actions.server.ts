import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { formKeySchema } from "#app/core/forms/form.ts";
import { prepareClaimPayments } from "./prepare-claim-payments.server.ts";

const list = "/admin/claim-payments";

/** The button of the claim payments. */
export const claimPaymentsActions = defineActions({
  prepare: button({
    schema: z.object({ formKey: formKeySchema }),
    run: ({ actor }, { formKey }) => prepareClaimPayments(actor, formKey),
    next: (_press, { batchId }) => ({ to: `${list}/${batchId}`, say: "prepared" }),
  }),
});
