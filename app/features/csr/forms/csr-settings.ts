import { z } from "zod";
import { plainText } from "#app/core/words/plain-text.ts";
import { impactMetricIds, reportFrequencyIds } from "../csr-options.ts";
import { amountOf } from "./csr-fields.ts";

const count = (label: string) =>
  z.coerce.number(`Enter ${label}.`).int("Enter a whole number.").min(0, "From 0.").max(50, "At most 50.");

/** Settings of the CSR portal (spec 2), and the committee that the checklist asks about. */
export const csrSettingsSchema = z
  .object({
    name: plainText({ max: 120, required: "Enter the company's name." }),
    budget: amountOf("the annual CSR budget"),
    educationPercent: z.coerce
      .number("Enter the education allocation.")
      .int("Enter a whole percentage.")
      .min(0, "From 0 to 100.")
      .max(100, "From 0 to 100."),
    reportFrequency: z.enum(reportFrequencyIds, "Choose how often."),
    impactMetrics: z.array(z.enum(impactMetricIds)).default([]),
    committeeDirectors: count("the number of directors").default(0),
    committeeIndependent: count("the number of independent directors").default(0),
  })
  .refine(({ committeeDirectors, committeeIndependent }) => committeeIndependent <= committeeDirectors, {
    path: ["committeeIndependent"],
    error: "There cannot be more independent directors than directors.",
  });
export type CsrSettings = z.output<typeof csrSettingsSchema>;
