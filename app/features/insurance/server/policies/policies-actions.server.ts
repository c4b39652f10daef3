import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { createPolicySchema } from "../../forms/insurance-forms.ts";
import { listButtons } from "../lists/list-buttons.server.ts";
import { createPolicy } from "./create-policy.server.ts";

/** The buttons of /admin/policy-cards. */
export const policiesActions = defineActions({
  ...listButtons("policy"),
  add: button({
    schema: createPolicySchema,
    run: ({ actor }, value) => createPolicy(actor, value),
    // The list is long, and a policy may begin on any day: its number brings the new one on top.
    next: (_press, _made, { cardNumber }) => `/admin/policy-cards?q=${cardNumber}&done=added`,
  }),
});
