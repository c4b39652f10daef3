import { z } from "zod";
import type { Language } from "#app/core/words/i18n.ts";
import { readContent } from "#app/db/read-content.server.ts";
import type { FaqEntry } from "../../data/help/faq.ts";
import { textShape } from "../content-parts.server.ts";

const said = z.strictObject({ question: textShape, answer: z.array(textShape).min(1) });

/** Twelve questions (spec 1, FAQ); several may be open at once. */
const faq = readContent(
  "help/faq.json",
  z.strictObject({
    // The insurance sentence is part of the documented words (spec 1, section 1).
    intro: textShape,
    entries: z.array(
      said.extend({
        id: z.string().regex(/^[a-z-]+$/),
        link: z.strictObject({ href: z.string().startsWith("/"), label: textShape }).optional(),
      }),
    ),
  }),
);

/** Where a link leads stays as it is. */
const wordsShape = z.strictObject({
  intro: textShape,
  entries: z.record(z.string(), said.extend({ link: textShape.optional() })),
});

const translated: Partial<Record<Language, z.output<typeof wordsShape>>> = {
  te: readContent("help/faq.te.json", wordsShape),
  hi: readContent("help/faq.hi.json", wordsShape),
};

/** The questions in the reader's language: no other one's words are sent along. */
export function listFaq(language: Language): { intro: string; entries: FaqEntry[] } {
  const words = translated[language];
  return {
    intro: words?.intro ?? faq.intro,
    entries: faq.entries.map(({ id, question, answer, link }) => {
      const own = words?.entries[id];
      return {
        id,
        question: own?.question ?? question,
        answer: own?.answer ?? answer,
        ...(link && { link: { href: link.href, label: own?.link ?? link.label } }),
      };
    }),
  };
}
