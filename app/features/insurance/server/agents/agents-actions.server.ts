import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { addAgentSchema } from "../../forms/insurance-forms.ts";
import { listButtons } from "../lists/list-buttons.server.ts";
import { addAgent } from "./add-agent.server.ts";

/** The buttons of /admin/agent-franchise. */
export const agentsActions = defineActions({
  ...listButtons("agent"),
  add: button({
    schema: addAgentSchema,
    secret: ["bankAccount"],
    run: ({ actor }, value) => addAgent(actor, value),
    next: "/admin/agent-franchise?sort=number_down&done=added",
  }),
});
