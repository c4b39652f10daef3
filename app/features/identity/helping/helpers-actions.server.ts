import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { assertSameStudent, studentField } from "#app/core/forms/student-field.ts";
import { helpingMessages } from "../messages/helping.messages.server.ts";
import { endHelp } from "./end-help.server.ts";
import { helperSchema, letHelpSchema } from "./helping-schema.ts";
import { helpingSentences } from "./helping-sentences.ts";
import { letHelp } from "./let-help.server.ts";
import { sendLetHelpCode } from "./send-let-help-code.server.ts";

const to = "/settings/helpers";

/** The buttons of Settings → People who help me. */
export const helpersActions = defineActions(
  {
    code: button({
      schema: ({ language }) => helperSchema(helpingMessages[language].errors),
      run: ({ actor, clientAddress }, details) => sendLetHelpCode(actor, details, clientAddress),
      next: { show: { codeSent: true } },
    }),
    let: button({
      schema: ({ language }) => letHelpSchema(helpingMessages[language].errors),
      run: ({ actor, clientAddress }, details) => letHelp(actor, details, clientAddress),
      next: { to, say: "let" },
    }),
    end: button({
      schema: z.object({ helper: z.string().max(40) }),
      run: ({ actor }, { helper }) => endHelp(actor, helper),
      next: { to, say: "ended" },
    }),
  },
  {
    check: ({ actor }, form) => assertSameStudent(actor, form.get(studentField)),
    sentences: helpingSentences,
  },
);
