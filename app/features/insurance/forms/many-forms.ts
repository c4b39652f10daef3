import { z } from "zod";
import { tickedIds, tickedRows } from "#app/core/forms/ticked-rows.ts";
import { isId } from "#app/core/id.ts";
import { type ItemKind, itemKinds } from "../dependents.ts";
import { deleteSchema, rejectClaimSchema } from "./insurance-forms.ts";

/** Each in full. */
export const approveManySchema = z.object({ ids: tickedRows });

/** One reason for all, which each of the customers reads. */
export const rejectManySchema = rejectClaimSchema.pick({ reason: true }).extend({ ids: tickedRows });

/** One reason for all, which stands in the history of each. */
export const deleteManySchema = deleteSchema.extend({ ids: tickedIds });

export const restoreManySchema = z.object({ ids: tickedIds });

const deletedBox = /^([a-z]+):(.+)$/;

/** Boxes of the list of all that is deleted: `kind:id`. */
export const restoreDeletedSchema = z.object({
  ids: z
    .array(
      z
        .string()
        .refine((text) => {
          const [, kind, id] = deletedBox.exec(text) ?? [];
          return itemKinds.some((one) => one === kind) && isId(id);
        }, "Reload the page and try again.")
        .transform((text) => {
          const [, kind = "user", id = ""] = deletedBox.exec(text) ?? [];
          return { kind: kind as ItemKind, id };
        }),
      "Tick what is meant.",
    )
    .min(1, "Tick what is meant.")
    .max(100),
});
