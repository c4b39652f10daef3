import { z } from "zod";

export const textShape = z.string().trim().min(1);

/** The name of a drawn portrait, without its extension. */
export const portraitShape = z.templateLiteral(["portrait-", z.int()]);

/** Where the awards abroad lead; each has its flag. */
export const studyCountryIds = [
  "usa",
  "uk",
  "canada",
  "australia",
  "germany",
  "france",
  "singapore",
  "netherlands",
  "sweden",
] as const;

/** When a fact was checked, where it came from, and how sure we are. */
export const datedFactShape = z.strictObject({
  asOf: z.literal("2026-11-15"),
  source: textShape,
  confidence: z.enum(["H", "M", "L"]),
});

/** A part of a guide to print or to read. */
export const sectionShape = z.strictObject({
  heading: textShape,
  paragraphs: z.array(textShape).optional(),
  items: z.array(textShape).optional(),
  checklist: z.array(textShape).optional(),
  table: z.strictObject({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).optional(),
});
