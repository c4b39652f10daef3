import { z } from "zod";
import type { Language } from "#app/core/words/i18n.ts";
import { readContent } from "#app/db/read-content.server.ts";
import { preferredTimeOptions } from "../../data/form-options.ts";
import { helpServiceOptions } from "../../data/help/help-options.ts";
import type { HelpWords } from "../../data/help/help-topics.ts";
import { textShape } from "../content-parts.server.ts";

const wordsShape = z.strictObject({
  downloads: z.record(
    z.enum(["document-checklist", "sample-application", "income-certificate-guide", "timeline-planner"]),
    z.strictObject({ title: textShape, description: textShape }),
  ),
  services: z.record(z.enum(helpServiceOptions.map(({ value }) => value)), textShape),
  times: z.record(z.enum(preferredTimeOptions.map(({ value }) => value)), textShape),
  eachSite: textShape,
}) satisfies z.ZodType<HelpWords>;

/** What stands around the questions of the help centre, in the other languages. */
export const translatedHelp: Partial<Record<Language, HelpWords>> = {
  te: readContent("help/help.te.json", wordsShape),
  hi: readContent("help/help.hi.json", wordsShape),
};
