import { z } from "zod";
import { readContent } from "#app/db/read-content.server.ts";

const text = z.string().min(1);

const programmeShape = z.strictObject({
  title: text,
  description: text,
  category: z.enum(["women", "merit", "need"]),
  levelFrom: z.enum(["class-6-8", "class-9-10", "undergraduate"]),
  levelTo: z.enum(["class-9-10", "undergraduate"]),
  gender: z.enum(["any", "female"]),
  /** When it was given to, before now. */
  daysAgo: z.int().positive(),
  givenRupees: z.int().positive(),
  awardRupees: z.int().positive(),
  students: z.int().positive(),
  /** Of them, in the batch that still waits for its second person. */
  waiting: z.int().nonnegative(),
  /** Of them, sent back by the bank. */
  returned: z.int().nonnegative(),
  isOver: z.boolean(),
  isOpen: z.boolean(),
});

export type DemoProgramme = z.output<typeof programmeShape>;

const giving = readContent(
  "demo/giving.json",
  z.strictObject({ programmes: z.array(programmeShape), notes: z.tuple([text], text) }),
);

/** The demo donor's programmes (spec 2: impact score 95%, Active and Completed, High and Medium). */
export const demoProgrammes: readonly DemoProgramme[] = giving.programmes;

/** What their students wrote; the first one serves where there are none left. */
export const demoNoteTexts = giving.notes;
