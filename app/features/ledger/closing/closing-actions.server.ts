import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { closeMonth } from "./close-month.server.ts";
import { reopenMonth } from "./reopen-month.server.ts";

const months = "/admin/books/months";
const month = z.string("Choose a month.");

/** The buttons of /admin/books/months. */
export const closingActions = defineActions({
  close: button({
    schema: z.object({ month }),
    run: ({ actor }, value) => closeMonth(actor, value.month),
    next: { to: months, say: "closed" },
  }),
  reopen: button({
    schema: z.object({
      month,
      reason: z
        .string("Say why, for the second person and the auditor.")
        .trim()
        .min(10, "Say why, for the second person and the auditor.")
        .max(300, "At most 300 characters."),
    }),
    run: ({ actor }, value) => reopenMonth(actor, value.month, value.reason),
    next: { to: months, say: "asked" },
  }),
});
