import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { isKnownBank } from "#app/core/numbers/bank-codes.server.ts";
import { editPolicySchema, recordClaimSchema, recordPaymentSchema } from "../../forms/insurance-forms.ts";
import { recordClaim } from "../claims/record-claim.server.ts";
import { itemButtons } from "../lists/item-buttons.server.ts";
import { recordPayment } from "../payments/record-payment.server.ts";
import { editPolicy } from "./edit-policy.server.ts";

const list = "/admin/policy-cards";
const here =
  (say: string) =>
  ({ param }: Press) => ({ to: `${list}/${param("policyId")}`, say });

/** The buttons of one policy. */
export const policyActions = defineActions({
  ...itemButtons("policy", { list, param: "policyId", restored: "edit" }),
  edit: button({
    schema: editPolicySchema,
    run: ({ actor, param }, value) => editPolicy(actor, param("policyId"), value),
    next: here("edit"),
  }),
  claim: button({
    schema: recordClaimSchema(isKnownBank),
    secret: ["account"],
    run: ({ actor, param }, value) => recordClaim(actor, param("policyId"), value),
    next: here("claim"),
  }),
  payment: button({
    schema: recordPaymentSchema,
    run: ({ actor, param }, value) => recordPayment(actor, param("policyId"), value),
    next: here("payment"),
  }),
});
