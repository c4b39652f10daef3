import { z } from "zod";
import type { Language } from "#app/core/words/i18n.ts";
import { readContent } from "#app/db/read-content.server.ts";
import {
  type CareerCounsellor,
  type CareerSession,
  type CareerWords,
  careerInterestOptions,
  careerSessionOptions,
} from "../data/career.ts";
import { portraitShape, textShape } from "./content-parts.server.ts";

const counsellorIds = z.enum(["meenakshi-rao", "arvind-kulkarni", "farah-siddiqui", "joseph-lyngdoh"]);
const sessionIds = z.enum(careerSessionOptions.map(({ value }) => value));
const texts = z.array(textShape).min(1);

const said = { specialization: textShape, experience: textShape };

const counsellorShape = z.strictObject({
  id: counsellorIds,
  image: portraitShape,
  name: textShape,
  ...said,
  rating: z.number().min(1).max(5),
  sessions: z.int().nonnegative(),
  expertise: texts,
  languages: texts,
}) satisfies z.ZodType<CareerCounsellor>;

const sessionShape = z.strictObject({
  id: sessionIds,
  title: textShape,
  duration: textShape,
  description: textShape,
}) satisfies z.ZodType<CareerSession>;

const wordsShape = z.strictObject({
  people: z.record(counsellorIds, z.strictObject({ ...said, expertise: texts })),
  workshops: z.record(z.string(), textShape),
  sessions: z.record(sessionIds, z.strictObject({ duration: textShape, description: textShape })),
  interests: z.record(z.enum(careerInterestOptions.map(({ value }) => value)), textShape),
}) satisfies z.ZodType<CareerWords>;

const english = readContent(
  "guidance/career.json",
  z.strictObject({ counsellors: z.array(counsellorShape), sessions: z.array(sessionShape) }),
);

/** Who advises on careers and in which sessions, and what that is called in other languages. */
export const careerContent: {
  readonly counsellors: readonly CareerCounsellor[];
  readonly sessions: readonly CareerSession[];
  readonly translated: Partial<Record<Language, CareerWords>>;
} = {
  ...english,
  translated: {
    te: readContent("guidance/career.te.json", wordsShape),
    hi: readContent("guidance/career.hi.json", wordsShape),
  },
};
