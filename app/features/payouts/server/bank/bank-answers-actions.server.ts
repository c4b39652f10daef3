import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { mostBankBytes } from "../../bank-answer-format.ts";
import { previewBankAnswers } from "./preview-bank-answers.server.ts";
import { readBankFile } from "./read-bank-file.server.ts";
import { takeBankAnswers } from "./take-bank-answers.server.ts";

/** The bank's file is looked at first and recorded then; both times the page shows what each line does. */
export const bankAnswersActions = defineActions(
  {
    check: button({
      schema: z.object({ file: z.unknown().optional() }),
      run: async ({ actor }, { file }) => previewBankAnswers(actor, await readBankFile(file)),
      next: (_press, preview) => ({ show: { preview, isDone: false } }),
    }),
    record: button({
      schema: z.object({ answers: z.string() }),
      run: ({ actor }, { answers }) => takeBankAnswers(actor, answers),
      next: (_press, preview) => ({ show: { preview, isDone: true } }),
    }),
  },
  // Room for the form around the file, which is measured by itself.
  { maxBytes: 2 * mostBankBytes, tooLarge: "The file is larger than 1 MB. Split it, please." },
);
