import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { assertSameStudent, studentField } from "#app/core/forms/student-field.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { lockerMessages } from "../messages/locker.messages.server.ts";
import { beginLocker } from "./begin-locker.server.ts";
import { bringPapers } from "./bring-papers.server.ts";
import { leaveLocker } from "./leave-locker.server.ts";
import { type BroughtPaper, safeBack, shelfPath } from "./locker-view.ts";

/** The buttons of "From DigiLocker". */
export const lockerActions = defineActions(
  {
    begin: button({
      schema: textFields("back"),
      run: ({ actor, language }, { back }) =>
        beginLocker(
          { ...actor, language },
          { words: lockerMessages[language].agree, backTo: safeBack(back) },
        ),
      next: (_press, address) => address,
    }),
    bring: button({
      schema: z.object({
        papers: z.preprocess(
          (given) => (given === undefined ? [] : Array.isArray(given) ? given : [given]),
          z.array(z.string().max(260)).max(50),
        ),
      }),
      run: ({ actor, language }, { papers }) => bringPapers({ ...actor, language }, papers),
      next(_press, { results, documentId, backTo }): string | { show: readonly BroughtPaper[] } {
        if (results.length === 0 || results.some(({ problem, refusal }) => problem || refusal)) {
          return { show: results };
        }
        const isShelf = backTo === shelfPath;
        return isShelf
          ? `${backTo}&done=brought#vault`
          : `${backTo}${backTo.includes("?") ? "&" : "?"}brought=${documentId}`;
      },
    }),
    leave: button({
      run: ({ actor }) => leaveLocker(actor),
      next: (_press, backTo) => backTo,
    }),
  },
  {
    check: ({ actor }, form) => assertSameStudent(actor, form.get(studentField)),
    fieldsOnly: true,
  },
);
