import { z } from "zod";
import type { Language } from "#app/core/words/i18n.ts";
import { readContent } from "#app/db/read-content.server.ts";
import type { ExamWords } from "../../data/exams/exam.ts";
import { textShape } from "../content-parts.server.ts";

const wordsShape = z.record(
  z.string(),
  z.strictObject({
    description: textShape,
    examDate: textShape,
    applicationDeadline: textShape,
    eligibility: textShape,
    syllabus: z.array(textShape).min(1),
    pattern: textShape,
    duration: textShape,
    totalMarks: textShape.optional(),
    preparation: textShape,
    successRate: textShape,
    topColleges: z.array(textShape).optional(),
    averagePackage: textShape,
  }),
);

/** Optional means that it may be missing, and not that it may be undefined. */
const read = (file: string) => readContent(file, wordsShape) as ExamWords;

export const translatedExams: Partial<Record<Language, ExamWords>> = {
  te: read("exams/exams.te.json"),
  hi: read("exams/exams.hi.json"),
};
