import { defineActions } from "#app/core/forms/actions.server.ts";
import { enquirySchema } from "#app/features/helpdesk/forms/enquiry-form.ts";
import { enquiryButton } from "../help/enquiry-button.server.ts";
import { getMockQuestion } from "./get-mock-question.server.ts";

/**
 * A wrong question becomes an enquiry of the helpdesk, whose first line names it, so that the desk finds it in
 * `content/mock-tests`.
 */
export const mockReportActions = defineActions(
  {
    report: enquiryButton({
      fields: (words) => enquirySchema(words).omit({ subject: true }),
      compose({ param }, { message, ...person }) {
        const { test, question } = getMockQuestion(param("test"), param("question"));
        const about = `Mock test ${test.exam}, question ${question.id}: ${question.question.slice(0, 200)}`;
        const subject = "technical-support";
        return { ...person, subject, message: `${about}\n\n${message.slice(0, 2000)}` };
      },
    }),
  },
  { only: "report", tells: [422] },
);
