import { z } from "zod";
import { readContent } from "#app/db/read-content.server.ts";
import type { HelpQuestion } from "../../data/help/help-question.ts";
import { datedFactShape, textShape } from "../content-parts.server.ts";

const questionShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  category: z.enum(["application", "scholarships", "documents", "eligibility", "technical"]),
  question: textShape,
  answer: textShape,
  facts: datedFactShape.optional(),
  helpfulYes: z.int().min(0),
  helpfulNo: z.int().min(0),
});

export const helpQuestions = readContent(
  "help/questions.json",
  z.array(questionShape),
) as readonly HelpQuestion[];
