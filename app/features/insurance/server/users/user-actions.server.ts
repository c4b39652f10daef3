import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { editUserSchema } from "../../forms/insurance-forms.ts";
import { itemButtons } from "../lists/item-buttons.server.ts";
import { editUser } from "./edit-user.server.ts";

const list = "/admin/user-management";

/** The buttons of one insured person. */
export const userActions = defineActions({
  ...itemButtons("user", { list, param: "userId", restored: "restored" }),
  edit: button({
    schema: editUserSchema,
    secret: ["aadhaar"],
    run: ({ actor, param }, value) => editUser(actor, param("userId"), value),
    next: ({ param }) => ({ to: `${list}/${param("userId")}`, say: "saved" }),
  }),
});
