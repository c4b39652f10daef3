import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { decideAccountChange } from "./decide-account-change.server.ts";

const change = z.uuid("Choose the account.");
const here = (say: string) => ({ to: "/admin/payouts/accounts?status=waiting", say });

/** The buttons of /admin/payouts/accounts. */
export const accountChangesActions = defineActions({
  take: button({
    schema: z.object({ change }),
    run: ({ actor }, { change: id }) => decideAccountChange(actor, id, { take: true }),
    next: here("taken"),
  }),
  refuse: button({
    schema: z.object({
      change,
      reason: plainText({ min: 5, max: 300, required: "Say why, in words the student understands." }),
    }),
    run: ({ actor }, { change: id, reason }) => decideAccountChange(actor, id, { take: false, reason }),
    next: here("refused"),
  }),
});
