import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { addUserSchema } from "../../forms/insurance-forms.ts";
import { listButtons } from "../lists/list-buttons.server.ts";
import { addUser } from "./add-user.server.ts";

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
