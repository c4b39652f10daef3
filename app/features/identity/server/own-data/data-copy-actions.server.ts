import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { openNomineeCopy } from "../nominees/open-nominee-copy.server.ts";

/** The one button of /data-copy. */
export const dataCopyActions = defineActions(
  {
    open: button({
      schema: textFields("code"),
      secret: ["code"],
      run: ({ language, clientAddress }, { code }) => openNomineeCopy({ code, language, clientAddress }),
      next: (_press, path) => ({ to: path }),
    }),
  },
  { fieldsOnly: true },
);
