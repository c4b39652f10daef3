import { z } from "zod";
import type { Language } from "#app/core/words/i18n.ts";
import { readContent } from "#app/db/read-content.server.ts";
import type { CareerPath, CareerPathWords } from "../data/career-path.ts";
import { textShape } from "./content-parts.server.ts";

const texts = z.array(textShape).min(1);
const ids = [
  "science-maths",
  "science-biology",
  "commerce",
  "arts",
  "diploma-iti",
  "public-service",
] as const satisfies readonly CareerPath["id"][];

const wordsShape = z.strictObject({
  title: textShape,
  startsAfter: textShape,
  description: textShape,
  routes: z
    .array(z.strictObject({ title: textShape, route: texts, exams: z.array(textShape), firstJobs: texts }))
    .min(1),
  skills: texts,
  keepInMind: textShape,
});

const translations = z.record(z.enum(ids), wordsShape);

/** The paths after school, and what they are called in other languages. */
export const careerPaths: {
  readonly all: readonly CareerPath[];
  readonly translated: Partial<Record<Language, CareerPathWords>>;
} = {
  all: readContent("guidance/career-paths.json", z.array(wordsShape.extend({ id: z.enum(ids) }))),
  translated: {
    te: readContent("guidance/career-paths.te.json", translations),
    hi: readContent("guidance/career-paths.hi.json", translations),
  },
};
