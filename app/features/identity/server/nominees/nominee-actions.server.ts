import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { assertSameStudent, studentField } from "#app/core/forms/student-field.ts";
import { nomineeMessages } from "../../messages/nominee.messages.server.ts";
import { nomineeSchema } from "../../rules/nominee-schema.ts";
import { nameNominee } from "./name-nominee.server.ts";
import { removeNominee } from "./remove-nominee.server.ts";

const to = "/settings/privacy";

/** The buttons of Settings → Privacy → Someone who acts for you. */
export const nomineeActions = defineActions(
  {
    name: button({
      schema: ({ language }) => nomineeSchema(nomineeMessages[language].errors),
      run: ({ actor }, details) => nameNominee(actor, details),
      next: { to: `${to}#nominee`, say: "nominee-named" },
    }),
    remove: button({
      run: ({ actor }) => removeNominee(actor),
      next: { to: `${to}#nominee`, say: "nominee-removed" },
    }),
  },
  {
    check: ({ actor }, form) => assertSameStudent(actor, form.get(studentField)),
    fieldsOnly: true,
  },
);
