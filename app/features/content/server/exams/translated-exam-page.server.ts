import { z } from "zod";
import type { Language } from "#app/core/words/i18n.ts";
import { readContent } from "#app/db/read-content.server.ts";
import { examCategories } from "../../data/exams/exam-categories.ts";
import type { ExamPageWords } from "../../data/exams/exam-page-words.ts";
import { textShape } from "../content-parts.server.ts";

const phase = z.strictObject({ name: textShape, tasks: z.array(textShape).min(1) });

const wordsShape = z.strictObject({
  categories: z.record(
    z.enum(examCategories.map(({ id }) => id)),
    z.strictObject({ name: textShape, description: textShape }),
  ),
  resources: z.record(
    z.enum([
      "formula-sheets",
      "pattern-analysis",
      "vocabulary-list",
      "daily-timetables",
      "mistake-log",
      "current-affairs-method",
    ]),
    z.strictObject({ title: textShape, description: textShape, count: textShape }),
  ),
  plans: z.record(
    z.enum(["two-year", "one-year", "six-month", "last-thirty-days"]),
    z.strictObject({
      title: textShape,
      duration: textShape,
      description: textShape,
      suits: textShape,
      phases: z.array(phase).min(1),
    }),
  ),
}) satisfies z.ZodType<ExamPageWords>;

/** What stands around the exams, in the other languages. */
export const translatedExamPage: Partial<Record<Language, ExamPageWords>> = {
  te: readContent("exams/page.te.json", wordsShape),
  hi: readContent("exams/page.hi.json", wordsShape),
};
