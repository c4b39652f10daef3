import { z } from "zod";
import { addIstDays, isIstDay, istDate } from "#app/core/clock.ts";

const day = z
  .string()
  .trim()
  .default("")
  .refine(
    (text) => text === "" || (isIstDay(text) && text >= "1950-01-01" && text <= "2100-01-01"),
    "invalid",
  )
  .transform((text) => text || null);

/** The two days that may stand on a paper. Both may be left out. */
export const paperDatesSchema = z
  .object({ issuedOn: day, validUntil: day })
  .superRefine(({ issuedOn, validUntil }, check) => {
    // A phone that is a little ahead of us is no reason to refuse today's paper.
    if (issuedOn && issuedOn > addIstDays(istDate(), 1))
      check.addIssue({ code: "custom", path: ["issuedOn"], message: "future" });
    if (issuedOn && validUntil && validUntil < issuedOn)
      check.addIssue({ code: "custom", path: ["validUntil"], message: "before" });
  });
export type PaperDates = z.output<typeof paperDatesSchema>;
