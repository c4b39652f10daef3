import { z } from "zod";
import type { Language } from "#app/core/words/i18n.ts";
import { readContent } from "#app/db/read-content.server.ts";
import type { ScholarshipTips } from "../data/scholarship-tips.ts";
import { textShape } from "./content-parts.server.ts";

const withExample = z.strictObject({ title: textShape, text: textShape, example: textShape });

const tipsShape = z.strictObject({
  categories: z.array(
    z.strictObject({
      id: z.enum(["searching", "eligibility", "documents", "forms", "money", "after"]),
      title: textShape,
      summary: textShape,
      tips: z.array(z.strictObject({ title: textShape, text: textShape })).min(1),
    }),
  ),
  dos: z.array(textShape).min(1),
  donts: z.array(textShape).min(1),
  mistakes: z.array(z.strictObject({ mistake: textShape, whatHappens: textShape, instead: textShape })),
  timeline: z.array(z.strictObject({ when: textShape, title: textShape, tasks: z.array(textShape).min(1) })),
  essays: z.array(withExample).min(1),
  interviews: z.array(withExample).min(1),
}) satisfies z.ZodType<ScholarshipTips>;

const tips: Record<Language, ScholarshipTips> = {
  en: readContent("guidance/tips.json", tipsShape),
  te: readContent("guidance/tips.te.json", tipsShape),
  hi: readContent("guidance/tips.hi.json", tipsShape),
};

/** The tips in the reader's language. */
export function getScholarshipTips(language: Language): ScholarshipTips {
  return tips[language];
}
