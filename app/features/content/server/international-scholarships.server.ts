import { z } from "zod";
import { readContent } from "#app/db/read-content.server.ts";
import type { InternationalScholarship } from "../data/international-scholarship.ts";
import { datedFactShape, studyCountryIds, textShape } from "./content-parts.server.ts";

const awardShape = datedFactShape.extend({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: textShape,
  country: z.enum([...studyCountryIds, "japan", "korea", "europe", "any"]),
  countryName: textShape,
  countryIds: z.array(z.enum(studyCountryIds)),
  provider: textShape,
  amount: textShape,
  level: z.enum(["undergraduate", "postgraduate", "phd"]),
  duration: textShape,
  deadline: textShape,
  deadlineMonth: z.int().min(1).max(12).nullable(),
  description: textShape,
  eligibility: z.array(textShape).min(1),
  benefits: z.array(textShape).min(1),
  fields: z.array(textShape).min(1),
  website: z.url(),
  open: z.boolean(),
  note: z.string(),
}) satisfies z.ZodType<InternationalScholarship>;

export const internationalScholarships: readonly InternationalScholarship[] = readContent(
  "study-abroad/awards.json",
  z.array(awardShape),
);
