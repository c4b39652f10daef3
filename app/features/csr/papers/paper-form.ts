import { z } from "zod";
import { yearField } from "../forms/csr-fields.ts";
import { type PaperKind, paperKindIds, paperKinds } from "./paper-kinds.ts";

const missing: Record<(typeof paperKinds)[PaperKind]["of"], [field: string, words: string]> = {
  spend: ["spend", "Choose the voucher."],
  year: ["year", "Choose the year."],
  programme: ["programme", "Choose the program."],
};

/** A file and what it proves: of each kind the one thing it belongs to. */
export const paperSchema = z
  .object({
    kind: z.enum(paperKindIds, "Choose what it is."),
    spend: z.uuid("Choose the voucher.").optional(),
    year: yearField.optional(),
    programme: z.uuid("Choose the program.").optional(),
    file: z.unknown().optional(),
  })
  .superRefine((value, context) => {
    const { of } = paperKinds[value.kind];
    const [field, message] = missing[of];
    if (value[of] === undefined) context.addIssue({ code: "custom", path: [field], message });
  });
export type PaperForm = z.output<typeof paperSchema>;
