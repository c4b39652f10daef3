import { z } from "zod";
import type { Language } from "#app/core/words/i18n.ts";
import { readContent } from "#app/db/read-content.server.ts";
import type { PlanWords } from "../../exams/exam-plan.ts";
import { textShape } from "../content-parts.server.ts";

const phaseShape = z.strictObject({ name: textShape, tasks: z.array(textShape).min(1) });

const wordsShape = z.strictObject({
  phases: z.record(z.enum(["foundation", "practice", "mocks", "revision"]), phaseShape),
  milestones: z.record(z.enum(["stock", "admitCard", "stop", "way", "rest"]), textShape),
}) satisfies z.ZodType<PlanWords>;

const read = (file: string): PlanWords => readContent(file, wordsShape);

/** What a preparation plan says, on the page and in the calendar. */
export const planWords: Readonly<Record<Language, PlanWords>> = {
  en: read("exams/plan-words.json"),
  te: read("exams/plan-words.te.json"),
  hi: read("exams/plan-words.hi.json"),
};
