import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { approveClaimSchema, rejectClaimSchema } from "../../forms/insurance-forms.ts";
import { afterStep } from "../../lists/section-address.ts";
import { decideClaim } from "./decide-claim.server.ts";

const { shape: which } = textFields("id");

/** The buttons of the list of claims: each names its claim. */
export const claimsActions = defineActions({
  approve: button({
    schema: approveClaimSchema.extend(which),
    run: ({ actor }, { id, amount, ...value }) =>
      decideClaim(actor, id, { ...value, amountPaise: amount, event: "approve" }),
    next: ({ url }, outcome) => afterStep(url, { done: outcome === "asked" ? "asked" : "approved" }),
  }),
  reject: button({
    schema: rejectClaimSchema.extend(which),
    run: ({ actor }, { id, ...value }) => decideClaim(actor, id, { ...value, event: "reject" }),
    next: ({ url }) => afterStep(url, { done: "rejected" }),
  }),
});
