import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { suggestionMessages } from "../messages/suggestion.messages.server.ts";
import { doubtAbout, suggestionSchema } from "../suggestion-form.ts";
import { submitSuggestion } from "./submit-suggestion.server.ts";

/** The one button of "Something wrong? Tell us". */
export const suggestActions = defineActions(
  {
    send: button({
      schema: ({ language }) =>
        suggestionSchema(suggestionMessages[language].errors).extend({ file: z.unknown().optional() }),
      run: ({ actor, param, language, clientAddress, refusals }, { file, ...sent }) => {
        const doubt = doubtAbout(sent, suggestionMessages[language].errors);
        if (doubt) throw invalid({ "": [doubt] });
        const { website: _, took: __, ...input } = sent;
        return submitSuggestion(actor, {
          slug: param("slug"),
          input,
          file: file instanceof File ? file : null,
          refusal: refusals?.file,
          language,
          clientAddress,
        });
      },
      next: ({ param }, number) => `/scholarships/${param("slug")}/wrong?sent=${number}`,
    }),
  },
  { read: (request) => receiveUpload(request, { maxFiles: 1 }), fieldsOnly: true },
);
