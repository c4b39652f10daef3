import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { invalid } from "#app/core/requests/errors.ts";
import type { RefusalCode } from "#app/features/documents/messages/upload-messages.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { partnershipSentences } from "../../messages/partnership-sentences.ts";
import { takePartnershipFiles } from "../partnership-files/take-partnership-files.server.ts";
import { answerPartnership } from "./answer-partnership.server.ts";

/** The applicant's answer with its new files: files first, so that none is lost when a word is missing. */
export const partnershipAnswerActions = defineActions(
  {
    answer: button({
      schema: textFields("answer"),
      async run({ actor, param, refusals = {}, clientAddress }, { answer }, form) {
        const received = { formData: form, refusals: refusals as Record<string, RefusalCode> };
        const errors = await takePartnershipFiles(actor, param("key"), received, clientAddress);
        const refused = Object.entries(errors).map(([name, text]) => [name, [text]]);
        if (refused.length > 0) throw invalid(Object.fromEntries(refused));
        await answerPartnership(actor, param("key"), answer);
      },
      next: ({ param }) => `/institute/apply/${param("key")}`,
      // Pressed twice: the first one has arrived.
      refused: ({ param }, { code }) =>
        code === "wrong_state" ? `/institute/apply/${param("key")}` : undefined,
    }),
  },
  {
    only: "answer",
    read: (request) => receiveUpload(request),
    sentences: partnershipSentences,
    tells: [422],
  },
);
