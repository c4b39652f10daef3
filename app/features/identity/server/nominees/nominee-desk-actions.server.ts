import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { nomineeActSchema } from "../../rules/nominee-act.ts";
import { askForNominee } from "./ask-for-nominee.server.ts";

/** The desk's button on the page of a nominee. */
export const nomineeDeskActions = defineActions({
  ask: button({
    schema: nomineeActSchema,
    run: ({ actor, param }, value) => askForNominee(actor, param("nomineeId"), value),
    next: ({ param }) => ({ to: `/admin/security-roles/nominees/${param("nomineeId")}`, say: "asked" }),
  }),
});
