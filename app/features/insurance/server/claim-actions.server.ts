import { button, defineActions, type Press } from "#app/core/actions.server.ts";
import { rejectClaimSchema, versionSchema } from "../forms/insurance-forms.ts";
import { decideClaim } from "./decide-claim.server.ts";

const here =
  (say: string) =>
  ({ param }: Press) => ({
    to: `/admin/claim-management/${param("claimId")}`,
    say,
  });

/** The buttons of one claim. */
export const claimActions = defineActions({
  approve: button({
    schema: versionSchema,
    run: ({ actor, param }, value) => decideClaim(actor, param("claimId"), { ...value, event: "approve" }),
    next: (press, outcome) => here(outcome === "asked" ? "asked" : "approved")(press),
  }),
  reject: button({
    schema: rejectClaimSchema,
    run: ({ actor, param }, value) => decideClaim(actor, param("claimId"), { ...value, event: "reject" }),
    next: here("rejected"),
  }),
});
