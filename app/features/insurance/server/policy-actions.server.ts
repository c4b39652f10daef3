import { button, defineActions, type Press } from "#app/core/actions.server.ts";
import { isKnownBank } from "#app/core/bank-codes.server.ts";
import { editPolicySchema, recordClaimSchema, recordPaymentSchema } from "../forms/insurance-forms.ts";
import { editPolicy } from "./edit-policy.server.ts";
import { itemButtons } from "./item-buttons.server.ts";
import { recordClaim } from "./record-claim.server.ts";
import { recordPayment } from "./record-payment.server.ts";

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
