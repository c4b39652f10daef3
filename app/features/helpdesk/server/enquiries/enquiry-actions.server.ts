import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { answerSchema, isAnswered, moveEnquirySchema, notAnswered } from "../../forms/enquiry-form.ts";
import { answerEnquiry } from "./answer-enquiry.server.ts";
import { findNextEnquiry } from "./find-next-enquiry.server.ts";
import { moveEnquiry } from "./move-enquiry.server.ts";

const here = ({ param }: Press) => `/admin/enquiries/${param("enquiryId")}`;
const move = (event: "close" | "reopen") =>
  button({
    schema: moveEnquirySchema.omit({ enquiryId: true }),
    run: ({ actor, param }, value) => moveEnquiry(actor, { ...value, enquiryId: param("enquiryId") }, event),
    next: (press) => `${here(press)}?done=${event}`,
  });

/** The buttons of one enquiry. */
export const enquiryActions = defineActions({
  answer: button({
    schema: answerSchema.omit({ enquiryId: true }).refine(isAnswered, notAnswered),
    run: ({ actor, param }, value) => answerEnquiry(actor, { ...value, enquiryId: param("enquiryId") }),
    next: (press) => `${here(press)}?done=answer`,
  }),
  /** The same, and the one whose answer is due next lies on the desk. */
  answer_next: button({
    schema: answerSchema.omit({ enquiryId: true }).refine(isAnswered, notAnswered),
    run: ({ actor, param }, value) => answerEnquiry(actor, { ...value, enquiryId: param("enquiryId") }),
    async next(press) {
      const next = await findNextEnquiry(press.actor, press.param("enquiryId"));
      return next ? `/admin/enquiries/${next}?done=answer_next` : `${here(press)}?done=answer`;
    },
  }),
  close: move("close"),
  reopen: move("reopen"),
});
