import { z } from "zod";
import { readContent } from "#app/db/read-content.server.ts";
import type { ExamResource } from "../../data/exams/exam-resource.ts";
import { datedFactShape, sectionShape, textShape } from "../content-parts.server.ts";

const resourceShape = z.strictObject({
  id: z.enum([
    "formula-sheets",
    "pattern-analysis",
    "vocabulary-list",
    "daily-timetables",
    "mistake-log",
    "current-affairs-method",
  ]),
  title: textShape,
  description: textShape,
  count: textShape,
  icon: z.enum(["calculator", "chart-column", "book-a", "calendar-clock", "notebook-pen", "newspaper"]),
  color: z.enum(["indigo", "marigold", "leaf", "brick"]),
  facts: datedFactShape.optional(),
  material: z.strictObject({ intro: textShape, sections: z.array(sectionShape).min(1) }),
});

export const examResources = readContent(
  "exams/resources.json",
  z.array(resourceShape),
) as readonly ExamResource[];
