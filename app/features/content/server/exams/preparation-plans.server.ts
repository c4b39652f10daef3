import { z } from "zod";
import { readContent } from "#app/db/read-content.server.ts";
import type { PreparationPlan } from "../../data/exams/exam-plans.ts";
import { textShape } from "../content-parts.server.ts";

const planShape = z.strictObject({
  id: z.enum(["two-year", "one-year", "six-month", "last-thirty-days"]),
  title: textShape,
  duration: textShape,
  weeks: z.int().positive(),
  description: textShape,
  suits: textShape,
  phases: z.array(z.strictObject({ name: textShape, tasks: z.array(textShape).min(1) })).min(1),
}) satisfies z.ZodType<PreparationPlan>;

export const preparationPlans: readonly PreparationPlan[] = readContent(
  "exams/plans.json",
  z.array(planShape),
);
