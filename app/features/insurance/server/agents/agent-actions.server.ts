import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { editAgentSchema, revealSchema, versionSchema } from "../../forms/insurance-forms.ts";
import { itemButtons } from "../lists/item-buttons.server.ts";
import { moveItem } from "../lists/move-item.server.ts";
import { editAgent } from "./edit-agent.server.ts";
import { revealBankAccount } from "./reveal-bank-account.server.ts";

const list = "/admin/agent-franchise";
const saved = ({ param }: Press) => ({ to: `${list}/${param("agentId")}`, say: "saved" });

/** The buttons of one agent. */
export const agentActions = defineActions({
  ...itemButtons("agent", { list, param: "agentId", restored: "saved" }),
  edit: button({
    schema: editAgentSchema,
    secret: ["bankAccount"],
    run: ({ actor, param }, value) => editAgent(actor, param("agentId"), value),
    next: saved,
  }),
  move: button({
    schema: versionSchema.extend({ event: z.enum(["activate", "deactivate"]) }),
    run: ({ actor, param }, value) => moveItem(actor, { kind: "agent", id: param("agentId"), ...value }),
    next: saved,
  }),
  /** T26: the whole account, once, for a reason given. */
  reveal: button({
    schema: revealSchema,
    run: ({ actor, param }, value) => revealBankAccount(actor, param("agentId"), value),
    next: (_press, account) => ({ show: { account } }),
  }),
});
