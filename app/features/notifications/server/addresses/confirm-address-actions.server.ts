import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { proveAddress } from "./prove-address.server.ts";

/** The one button of the page that the letter leads to. */
export const confirmAddressActions = defineActions({
  confirm: button({
    schema: textFields("token"),
    run: (_press, { token }) => proveAddress(token),
    next: (_press, said) => ({ to: "/confirm-address", say: said }),
  }),
});
