import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { type FraudDecision, fraudDecisionSchema } from "../../forms/fraud-decision.ts";
import { decideFraudAlert } from "./decide-fraud-alert.server.ts";
import { detectFraud } from "./detect-fraud.server.ts";

const here = "/admin/fraud-alerts";
const decide = (event: FraudDecision["event"]) =>
  button({
    schema: fraudDecisionSchema,
    run: ({ actor }, value) => decideFraudAlert(actor, { ...value, event }),
    next: { to: `${here}?status=open`, say: "decided" },
  });

/** The buttons of /admin/fraud-alerts. */
export const fraudAlertsActions = defineActions({
  detect: button({
    run: ({ actor }) => detectFraud(actor),
    next: (_press, { added }) => ({ to: here, say: added === 0 ? "nothing" : "found" }),
  }),
  confirm: decide("confirm"),
  dismiss: decide("dismiss"),
  reopen: decide("reopen"),
});
