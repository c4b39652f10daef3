import { z } from "zod";
import { readContent } from "#app/db/read-content.server.ts";
import { impactMetricIds, scheduleItemIds } from "../csr-options.ts";

const text = z.string().min(1);
const partner = z.tuple([text, z.string().regex(/^CSR\d{8}$/)]);

const programmeShape = z.strictObject({
  title: text,
  description: text,
  item: z.enum(scheduleItemIds),
  isOngoing: z.boolean(),
  budgetCrore: z.number().positive(),
  /** Its name and its number of form CSR-1. */
  partner: partner.nullable(),
  states: z.array(z.enum(["telangana", "andhra-pradesh", "karnataka", "odisha"])),
  /** Of the year's spending, in parts of ten thousand. */
  direct: z.int().positive(),
  overhead: z.int().nonnegative(),
  /** What, how many days after the year began, and whether it is reached. */
  milestones: z.array(z.tuple([text, z.int(), z.boolean()])),
  outcomes: z.array(z.tuple([z.enum(impactMetricIds), z.int().positive(), text.nullable()])),
  story: text.nullable(),
});

export type DemoCsrProgramme = z.output<typeof programmeShape>;

/** The demo's company. */
export const demoCompany = readContent(
  "demo/csr.json",
  z.strictObject({
    /** Net profit in crore, the newest first: an average of 250, so that the law asks for 5. */
    profits: z.array(z.number()),
    programmes: z.array(programmeShape),
    /** Of the year before, and completed with it. */
    finished: z.strictObject({
      title: text,
      description: text,
      budgetCrore: z.number().positive(),
      partner,
      students: z.int().positive(),
      story: text,
    }),
  }),
);
