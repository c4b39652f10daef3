import { z } from "zod";
import { plainText } from "#app/core/words/plain-text.ts";

const orNull = (value: string | undefined) => value || null;

/** Empty means: none. */
export const workshopDetailSchema = z.object({
  place: plainText({ max: 200, multiline: false }).optional().transform(orNull),
  materials: plainText({ max: 3000, multiline: true }).optional().transform(orNull),
  materialsLink: z
    .url({ protocol: /^https?$/, error: "Enter a full address such as https://example.org/sheet.pdf." })
    .max(500, "Use at most 500 characters.")
    .optional()
    .transform(orNull),
});

export const attendanceSchema = z.object({
  numbers: z.array(z.string().max(30)).min(1, "Tick at least one person.").max(1000),
});
