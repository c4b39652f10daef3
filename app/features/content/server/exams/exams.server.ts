import { z } from "zod";
import { isIstDay } from "#app/core/clock.ts";
import { readContent } from "#app/db/read-content.server.ts";
import type { Exam } from "../../data/exams/exam.ts";
import { datedFactShape, textShape } from "../content-parts.server.ts";

const level = z.enum(["undergraduate", "postgraduate", "graduate"]);

const examShape = datedFactShape.extend({
  id: z.string().regex(/^[a-z-]+$/),
  name: textShape,
  category: z.enum([
    "engineering",
    "medical",
    "management",
    "banking",
    "civil-services",
    "language",
    "other",
  ]),
  level,
  levels: z.array(level).min(1),
  fullName: textShape,
  description: textShape,
  examDate: textShape,
  examOn: z.string().refine(isIstDay).nullable(),
  examOnIsEstimate: z.boolean(),
  applicationDeadline: textShape,
  eligibility: textShape,
  syllabus: z.array(textShape).min(1),
  pattern: textShape,
  duration: textShape,
  totalMarks: textShape,
  preparationTime: z.strictObject({ weeks: z.int().positive(), text: textShape }),
  difficulty: z.enum(["Very High", "High", "Moderate"]),
  successRate: textShape,
  topColleges: z.array(textShape),
  averagePackage: textShape,
  officialSite: z.url(),
}) satisfies z.ZodType<Exam>;

export const exams: readonly Exam[] = readContent("exams/exams.json", z.array(examShape));
