import { button, defineActions, type Press } from "#app/core/actions.server.ts";
import { answerSchema, isAnswered, moveEnquirySchema, notAnswered } from "../forms/enquiry-form.ts";
import { answerEnquiry } from "./answer-enquiry.server.ts";
import { moveEnquiry } from "./move-enquiry.server.ts";

const here = ({ param }: Press) => `/admin/enquiries/${param("enquiryId")}`;
const move = (event: "close" | "reopen") =>
  button({
    schema: moveEnquirySchema.omit({ enquiryId: true }),
    run: ({ actor, param }, value) => moveEnquiry(actor, { ...value, enquiryId: param("enquiryId") }, event),
    next: here,
  });

/** The buttons of one enquiry. */
export const enquiryActions = defineActions({
  answer: button({
    schema: answerSchema.omit({ enquiryId: true }).refine(isAnswered, notAnswered),
    run: ({ actor, param }, value) => answerEnquiry(actor, { ...value, enquiryId: param("enquiryId") }),
    next: here,
  }),
  close: move("close"),
  reopen: move("reopen"),
});
