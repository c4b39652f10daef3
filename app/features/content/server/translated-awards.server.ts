import { z } from "zod";
import type { Language } from "#app/core/words/i18n.ts";
import { readContent } from "#app/db/read-content.server.ts";
import type { AwardWords } from "../data/international-scholarship.ts";
import { textShape } from "./content-parts.server.ts";

const wordsShape = z.record(
  z.string(),
  z.strictObject({
    title: textShape.optional(),
    provider: textShape.optional(),
    amount: textShape,
    duration: textShape,
    deadline: textShape,
    description: textShape,
    eligibility: z.array(textShape).min(1),
    benefits: z.array(textShape).min(1),
    fields: z.array(textShape).min(1),
    note: z.string(),
  }),
);

/** Optional means that it may be missing, and not that it may be undefined. */
const read = (file: string) => readContent(file, wordsShape) as AwardWords;

export const translatedAwards: Partial<Record<Language, AwardWords>> = {
  te: read("study-abroad/awards.te.json"),
  hi: read("study-abroad/awards.hi.json"),
};
