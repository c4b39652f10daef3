import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { confirmEmail } from "./confirm-email.server.ts";

/** The one button of the letter's page. */
export const confirmEmailActions = defineActions({
  confirm: button({
    schema: textFields("token"),
    run: (_press, { token }) => confirmEmail(token),
    next: (_press, said) => ({ to: "/confirm-email", say: said }),
  }),
});
