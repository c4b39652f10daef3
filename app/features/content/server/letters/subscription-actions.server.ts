import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { fieldErrorsOf } from "#app/core/forms/form.ts";
import { email } from "#app/core/forms/india-fields.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { saidOfProblem } from "#app/features/helpdesk/server/said-of-problem.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { blogMessages } from "../../messages/blog.messages.server.ts";
import { subscribeToLetters } from "./subscribe-to-letters.server.ts";

/** The subscribe box. The answer is the same whether we know the address or not. */
export const subscriptionActions = defineActions(
  {
    subscribe: button({
      schema: textFields("email", "website"),
      async run({ language, clientAddress }, typed) {
        // A machine filled in the field that nobody sees: it is told what it wants to hear.
        if (typed.website) return;
        const parsed = z.object({ email: email(blogMessages[language].errors) }).safeParse(typed);
        if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error));
        await throttle.take([{ name: "public-form-address", who: clientAddress }]);
        await subscribeToLetters(parsed.data.email, language);
      },
      next: ({ language }) => ({ show: { message: blogMessages[language].sent } }),
      refused: ({ language }, problem) =>
        problem.fieldErrors ? undefined : { errors: { email: [saidOfProblem(problem, language)] } },
    }),
  },
  { only: "subscribe", maxBytes: 8 * 1024 },
);
