import { defineActions } from "#app/core/forms/actions.server.ts";
import { manyButton } from "#app/core/forms/many-button.server.ts";
import { counted } from "#app/core/forms/many-outcome.ts";
import { answerManySchema, closeManySchema, isAnswered, notAnswered } from "../../forms/enquiry-form.ts";
import { answerEnquiry } from "./answer-enquiry.server.ts";
import { moveEnquiry } from "./move-enquiry.server.ts";
import { nameEnquiries } from "./name-enquiries.server.ts";

/** The buttons of the list of enquiries: for all that are ticked (D31). */
export const enquiriesActions = defineActions({
  answer_many: manyButton({
    schema: answerManySchema.refine(isAnswered, notAnswered),
    names: ({ actor }, rows) => nameEnquiries(actor, rows),
    // It goes out at once and cannot be called back.
    asks: (count) => ({
      question: `Send this answer to ${counted(count, "person", "people")}?`,
      confirm: "Send it",
    }),
    async step({ actor }, { id, revision }, { sentence, answer }) {
      await answerEnquiry(actor, { enquiryId: id, revision, sentence, answer });
    },
    said: (count) => `${counted(count, "enquiry", "enquiries")} answered.`,
  }),
  close_many: manyButton({
    schema: closeManySchema,
    names: ({ actor }, rows) => nameEnquiries(actor, rows),
    async step({ actor }, { id, revision }) {
      return { box: `${id}:${await moveEnquiry(actor, { enquiryId: id, revision }, "close")}` };
    },
    said: (count) => `${counted(count, "enquiry", "enquiries")} closed.`,
    undo: "reopen_many",
  }),
  reopen_many: manyButton({
    schema: closeManySchema,
    names: ({ actor }, rows) => nameEnquiries(actor, rows),
    async step({ actor }, { id, revision }) {
      await moveEnquiry(actor, { enquiryId: id, revision }, "reopen");
    },
    said: (count) => `${counted(count, "enquiry is", "enquiries are")} open again.`,
  }),
});
