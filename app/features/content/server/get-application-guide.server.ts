import { z } from "zod";
import type { Language } from "#app/core/words/i18n.ts";
import { readContent } from "#app/db/read-content.server.ts";
import type { GuideView } from "../guide-view.ts";
import { textShape } from "./content-parts.server.ts";

const texts = z.array(textShape).min(1);
const stepIds = z.enum(["register", "search", "documents", "apply", "track"]);
const groupIds = z.enum(["identity", "academic", "financial", "category", "extra"]);
const tip = z.strictObject({ title: textShape, text: textShape });
const step = z.strictObject({
  title: textShape,
  timeLabel: textShape,
  description: textShape,
  details: texts,
  tips: texts,
});
const paper = z.strictObject({ name: textShape, why: textShape, where: textShape });

const guide = readContent(
  "guidance/application-guide.json",
  z.strictObject({
    steps: z.array(
      step.extend({
        id: stepIds,
        number: z.int().positive(),
        minutes: z.int().positive().nullable(),
        link: z.strictObject({ href: z.string().startsWith("/"), label: textShape }),
      }),
    ),
    groups: z.array(
      z.strictObject({
        id: groupIds,
        title: textShape,
        items: z.array(paper.extend({ required: z.boolean() })).min(1),
      }),
    ),
    tips: z.array(tip).min(1),
  }),
);

/** In another language papers and tips stand under their English name. */
const wordsShape = z.strictObject({
  steps: z.record(stepIds, step.extend({ link: textShape })),
  groups: z.record(groupIds, textShape),
  documents: z.record(z.string(), paper),
  tips: z.record(z.string(), tip),
});

const translated: Partial<Record<Language, z.output<typeof wordsShape>>> = {
  te: readContent("guidance/application-guide.te.json", wordsShape),
  hi: readContent("guidance/application-guide.hi.json", wordsShape),
};

/** The guide in the reader's language. */
export function getApplicationGuide(language: Language): GuideView {
  const words = translated[language];
  return {
    steps: guide.steps.map((one) => {
      const own = words?.steps[one.id];
      return own ? { ...one, ...own, link: { ...one.link, label: own.link } } : one;
    }),
    groups: guide.groups.map(({ id, title, items }) => ({
      id,
      title: words?.groups[id] ?? title,
      items: items.map((item) => ({ ...item, ...words?.documents[item.name], id: item.name })),
    })),
    tips: guide.tips.map((one) => words?.tips[one.title] ?? one),
  };
}
