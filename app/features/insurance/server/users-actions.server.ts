import { button, defineActions } from "#app/core/actions.server.ts";
import { addUserSchema } from "../forms/insurance-forms.ts";
import { addUser } from "./add-user.server.ts";
import { listButtons } from "./list-buttons.server.ts";

/** The buttons of /admin/user-management. */
export const usersActions = defineActions({
  ...listButtons("user"),
  add: button({
    schema: addUserSchema,
    secret: ["aadhaar"],
    run: ({ actor }, value) => addUser(actor, value),
    next: "/admin/user-management?done=added",
  }),
});
