import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { isKnownBank } from "#app/core/numbers/bank-codes.server.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { recordClaimSchema } from "../../forms/insurance-forms.ts";
import { findPolicyByCard } from "../policies/find-policy-by-card.server.ts";
import { recordClaim } from "./record-claim.server.ts";

/** The button of the new claim: its card stands in the address. */
export const newClaimActions = defineActions({
  claim: button({
    schema: recordClaimSchema(isKnownBank),
    secret: ["account"],
    async run({ actor, url }, value) {
      const policy = await findPolicyByCard(actor, url.searchParams.get("card") ?? "");
      if (!policy) throw notFound("There is no such card.");
      return recordClaim(actor, policy.id, value);
    },
    next: (_press, { claimId }) => ({ to: `/admin/claim-management/${claimId}`, say: "recorded" }),
  }),
});
