import { button, defineActions } from "#app/core/forms/actions.server.ts";
import {
  refuseLookSchema,
  secondLookStepSchema,
  secondPersonFormSchema,
} from "../../staff/security-forms.ts";
import { askForRules } from "./ask-for-rules.server.ts";
import { settleSecondLook } from "./settle-second-look.server.ts";

const here = "/admin/security-roles/second-person";

const settle = (event: "approve" | "carry_out" | "withdraw") =>
  button({
    schema: secondLookStepSchema,
    run: ({ actor }, { id }) => settleSecondLook(actor, id, event),
    next: { to: here, say: event },
  });

/** The buttons of /admin/security-roles/second-person. */
export const secondPersonActions = defineActions({
  approve: settle("approve"),
  carry_out: settle("carry_out"),
  refuse: button({
    schema: refuseLookSchema,
    run: ({ actor }, { id, refusal }) => settleSecondLook(actor, id, "refuse", refusal),
    next: { to: here, say: "refuse" },
  }),
  withdraw: settle("withdraw"),
  rules: button({
    schema: secondPersonFormSchema,
    run: ({ actor }, { reason, ...rules }) => askForRules(actor, { rules, reason }),
    next: (_press, asked) => ({ to: here, say: asked ? "asked" : "same" }),
  }),
});
