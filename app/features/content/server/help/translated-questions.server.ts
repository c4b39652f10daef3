import { z } from "zod";
import type { Language } from "#app/core/words/i18n.ts";
import { readContent } from "#app/db/read-content.server.ts";
import { textShape } from "../content-parts.server.ts";

const wordsShape = z.record(z.string(), z.strictObject({ question: textShape, answer: textShape }));

type QuestionWords = Readonly<Record<string, { question: string; answer: string }>>;

export const translatedQuestions: Partial<Record<Language, QuestionWords>> = {
  te: readContent("help/questions.te.json", wordsShape),
  hi: readContent("help/questions.hi.json", wordsShape),
};
