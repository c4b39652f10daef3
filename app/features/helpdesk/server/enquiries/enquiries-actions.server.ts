import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { eachByItself } from "#app/core/requests/each-by-itself.ts";
import { answerManySchema, closeManySchema, isAnswered, notAnswered } from "../../forms/enquiry-form.ts";
import { answerEnquiry } from "./answer-enquiry.server.ts";
import { moveEnquiry } from "./move-enquiry.server.ts";

/** The list as it was narrowed, so that what was worked through leaves it. */
function back({ url }: Press, say: string, left: number) {
  const search = new URLSearchParams(url.search);
  search.delete("done");
  const rest = search.toString();
  return { to: `/admin/enquiries${rest && `?${rest}`}`, say: left === 0 ? say : `${say}_some` };
}

/** The buttons of the list of enquiries: for all that are ticked (D31). */
export const enquiriesActions = defineActions({
  answer_many: button({
    schema: answerManySchema.refine(isAnswered, notAnswered),
    run: ({ actor }, { ids, ...words }) =>
      eachByItself(ids, (one) => answerEnquiry(actor, { ...one, ...words })),
    next: (press, { left }) => back(press, "answered", left),
  }),
  close_many: button({
    schema: closeManySchema,
    run: ({ actor }, { ids }) => eachByItself(ids, (one) => moveEnquiry(actor, one, "close")),
    next: (press, { left }) => back(press, "closed", left),
  }),
});
