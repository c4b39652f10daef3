import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { giverAddresses } from "../giver-addresses.ts";
import { settleApproval } from "./settle-approval.server.ts";

const approval = z.object({ approval: z.string() });
const here = (say: string) => (press: Press) => ({ to: giverAddresses(press.actor.role).approvals, say });

/** The buttons of a team's approvals. */
export const approvalsActions = defineActions({
  approve: button({
    schema: approval,
    run: ({ actor }, value) => settleApproval(actor, value.approval, "approve"),
    next: here("approved"),
  }),
  refuse: button({
    schema: approval.extend({
      reason: plainText({ max: 300, required: "Say why: your colleague reads it." }),
    }),
    run: ({ actor }, value) => settleApproval(actor, value.approval, "refuse", value.reason),
    next: here("refused"),
  }),
  withdraw: button({
    schema: approval,
    run: ({ actor }, value) => settleApproval(actor, value.approval, "withdraw"),
    next: here("withdrawn"),
  }),
});
