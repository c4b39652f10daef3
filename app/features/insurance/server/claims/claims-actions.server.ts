import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { manyButton } from "#app/core/forms/many-button.server.ts";
import { counted } from "#app/core/forms/many-outcome.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { approveClaimSchema, rejectClaimSchema } from "../../forms/insurance-forms.ts";
import { approveManySchema, rejectManySchema } from "../../forms/many-forms.ts";
import { afterStep } from "../../lists/section-address.ts";
import { decideClaim } from "./decide-claim.server.ts";
import { nameClaims } from "./name-claims.server.ts";

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
  approve_many: manyButton({
    schema: approveManySchema,
    names: ({ actor }, rows) => nameClaims(actor, rows),
    asks: (count) => ({
      question: `Approve ${counted(count, "claim")}, each in full?`,
      confirm: "Approve them",
    }),
    step: async ({ actor }, { id, revision }) => ({
      as: await decideClaim(actor, id, { revision, event: "approve" }),
    }),
    said(count, endedAs) {
      const asked = endedAs.filter((one) => one === "asked").length;
      const approved = `${counted(count - asked, "claim")} approved.`;
      return asked > 0 ? `${approved} ${counted(asked, "waits", "wait")} for a second person.` : approved;
    },
  }),
  reject_many: manyButton({
    schema: rejectManySchema,
    names: ({ actor }, rows) => nameClaims(actor, rows),
    asks: (count) => ({ question: `Reject ${counted(count, "claim")}?`, confirm: "Reject them" }),
    async step({ actor }, { id, revision }, { reason }) {
      await decideClaim(actor, id, { revision, event: "reject", reason });
    },
    said: (count) => `${counted(count, "claim")} rejected.`,
  }),
});
