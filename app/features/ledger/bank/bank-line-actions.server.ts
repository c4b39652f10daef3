import { z } from "zod";
import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { bookLine } from "./book-line.server.ts";
import { matchLine } from "./match-line.server.ts";
import { noteLine } from "./note-line.server.ts";
import { undoLine } from "./undo-line.server.ts";

const at = ({ param }: Press, say: string) => ({ to: `/admin/books/bank/lines/${param("lineId")}`, say });

const entries = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .optional()
  .transform((list) => list ?? []);

/** The buttons of a line of the bank. */
export const bankLineActions = defineActions({
  match: button({
    schema: z.object({ entry: entries }),
    run: ({ actor, param }, { entry }) => matchLine(actor, param("lineId"), entry),
    next: (press) => at(press, "matched"),
  }),
  note: button({
    schema: z.object({
      note: z
        .string("Say why it has no entry.")
        .trim()
        .min(10, "Say why it has no entry, in a sentence.")
        .max(300, "At most 300 characters."),
    }),
    run: ({ actor, param }, { note }) => noteLine(actor, param("lineId"), note),
    next: (press) => at(press, "noted"),
  }),
  book: button({
    run: ({ actor, param }) => bookLine(actor, param("lineId")),
    next: (press) => at(press, "booked"),
  }),
  undo: button({
    run: ({ actor, param }) => undoLine(actor, param("lineId")),
    next: (press) => at(press, "undone"),
  }),
});
