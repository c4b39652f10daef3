import { z } from "zod";
import { isIstDay, istDaysBetween } from "#app/core/clock.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { canBeNarrowed, reportPeriods, reportSchedules, reportSubjects } from "../report-words.ts";

const day = z
  .string()
  .refine((value) => value === "" || isIstDay(value), "Choose a day.")
  .transform((value) => value || null)
  .nullish()
  .transform((value) => value ?? null);

const oneOrAll = z
  .union([z.literal(""), z.uuid("Choose one of the list.")])
  .nullish()
  .transform((value) => value || null);

const longest = 1830;

/** A report to look at or to keep. Two days are needed where the period is one's own. */
export const reportSchema = z
  .object({
    name: plainText({ max: 80, required: "Give the report a name." }),
    subject: z.enum(reportSubjects, "Choose what it is about."),
    period: z.enum(reportPeriods, "Choose a period."),
    fromDay: day,
    toDay: day,
    schedule: z.enum(reportSchedules, "Choose whether it is sent by mail."),
    scholarshipId: oneOrAll,
    instituteId: oneOrAll,
    /** Colleagues of the desk; nobody chosen: whoever saves it. */
    readers: z.array(z.uuid("Reload the page and try again.")).max(50).default([]),
  })
  .superRefine(({ subject, scholarshipId, instituteId }, context) => {
    if (canBeNarrowed(subject)) return;
    const message = "This report cannot be narrowed: choose “All”.";
    if (scholarshipId) context.addIssue({ code: "custom", path: ["scholarshipId"], message });
    if (instituteId) context.addIssue({ code: "custom", path: ["instituteId"], message });
  })
  .superRefine(({ period, fromDay, toDay }, context) => {
    if (period !== "custom") return;
    if (!fromDay) context.addIssue({ code: "custom", path: ["fromDay"], message: "Choose the first day." });
    if (!toDay) context.addIssue({ code: "custom", path: ["toDay"], message: "Choose the last day." });
    if (!fromDay || !toDay) return;
    const days = istDaysBetween(fromDay, toDay);
    if (days < 0) {
      context.addIssue({
        code: "custom",
        path: ["toDay"],
        message: "The last day must not be before the first.",
      });
    } else if (days > longest) {
      context.addIssue({ code: "custom", path: ["toDay"], message: "Five years are the most." });
    }
  });

type Whole = z.output<typeof reportSchema>;
type Narrowing = "scholarshipId" | "instituteId" | "readers";
export type ReportInput = Omit<Whole, Narrowing> & Partial<Pick<Whole, Narrowing>>;

export const reportStepSchema = z.object({ reportId: z.uuid("Reload the page and try again.") });
