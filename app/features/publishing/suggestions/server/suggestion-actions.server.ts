import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { declineReasonNames } from "../decline-reasons.ts";
import { suggestionList } from "../suggestion-list.ts";
import { decideSuggestion } from "./decide-suggestion.server.ts";

/** The desk's button over one suggestion; it is taken over by saving the record beside it. */
export const suggestionActions = defineActions({
  decline: button({
    schema: z.object({
      revision: z.coerce.number().int().min(1),
      reason: z.enum(declineReasonNames, "Choose why."),
    }),
    run: ({ actor, param }, value) => decideSuggestion.decline(actor, param("suggestionId"), value),
    next: ({ param }) => ({ to: `${suggestionList.path}/${param("suggestionId")}`, say: "declined" }),
  }),
});
