import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { decideJoining } from "./decide-joining.server.ts";

const revision = z.object({ revision: z.coerce.number().int() });
const told = (required: string) =>
  revision.extend({ text: plainText({ max: 1000, min: 5, multiline: true, required }) });
const here = ({ param }: Press, say: string) => ({ to: `/admin/joining/${param("requestId")}`, say });

/** The desk's buttons over one request to join. */
export const joiningDeskActions = defineActions({
  approve: button({
    schema: revision.extend({ text: z.string().max(300).default("") }),
    run: ({ actor, param }, value) =>
      decideJoining.approve(actor, { requestId: param("requestId"), ...value }),
    next: (press, outcome) => here(press, outcome === "done" ? "approved" : "asked_second"),
  }),
  ask: button({
    schema: told("Write what you need."),
    run: ({ actor, param }, value) =>
      decideJoining.answer(actor, "ask", { requestId: param("requestId"), ...value }),
    next: (press) => here(press, "asked"),
  }),
  refuse: button({
    schema: told("Write why."),
    run: ({ actor, param }, value) =>
      decideJoining.answer(actor, "refuse", { requestId: param("requestId"), ...value }),
    next: (press) => here(press, "refused"),
  }),
});
