import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { passWaitingTime } from "../pass-waiting-time.server.ts";
import { decideRecovery } from "./decide-recovery.server.ts";

const word = (required: string) =>
  z.object({
    revision: z.coerce.number().int(),
    text: plainText({ max: 300, min: 5, multiline: true, required }),
  });
const here = ({ param }: Press, say: string) => ({ to: `/admin/recovery/${param("requestId")}`, say });

/** The desk's buttons over one lost phone. */
export const recoveryDeskActions = defineActions({
  vouch: button({
    schema: word("Write what you looked at."),
    run: ({ actor, param }, value) =>
      decideRecovery.vouch(actor, { requestId: param("requestId"), ...value }),
    next: (press) => here(press, "asked"),
  }),
  agree: button({
    schema: word("Write what you looked at."),
    run: ({ actor, param }, value) =>
      decideRecovery.agreeWithInstitute(actor, { requestId: param("requestId"), ...value }),
    next: (press) => here(press, "agreed"),
  }),
  refuse: button({
    schema: word("Write why."),
    run: ({ actor, param }, value) =>
      decideRecovery.refuse(actor, { requestId: param("requestId"), ...value }),
    next: (press) => here(press, "refused"),
  }),
  pass: button({
    run: ({ actor, param }) => passWaitingTime(actor, param("requestId")),
    next: (press) => here(press, "passed"),
  }),
});
