import { z } from "zod";
import { isIstDay } from "#app/core/clock.ts";
import { fieldsOfClassOption, fieldsOfStudy } from "../catalogue/fields-of-study.ts";
import { levelOfClassOption } from "../catalogue/levels.ts";
import { stateSlugs } from "../catalogue/states.ts";
import type { Profile } from "./profile.ts";
import { incomeBrackets } from "./profile.ts";
import type { Fact } from "./traits.ts";
import {
  facts,
  genders,
  homeAreas,
  institutionKinds,
  minorities,
  socialGroups,
  sportsLevels,
  studyPlaces,
} from "./traits.ts";

/** The seven short questions. */
export const shortQuestions = [
  "level",
  "state",
  "gender",
  "socialGroup",
  "minority",
  "familyIncomeInr",
  "marksPercent",
] as const;

const bracketNames = Object.keys(incomeBrackets) as [
  keyof typeof incomeBrackets,
  ...(keyof typeof incomeBrackets)[],
];

/** A choice that is not on the list counts as not given: it cannot be a slip of the pen. */
function choice<const T extends readonly [string, ...string[]]>(options: T) {
  return z.enum(options).optional().catch(undefined);
}

const yesNo = z.enum(["yes", "no"]).optional().catch(undefined);

/**
 * The answers as a form sends them, named as the questions in a judgement's `missing`. Everything may be left
 * out. Only what is typed by hand can be wrong; its messages are codes, since the page knows the language.
 */
export const answersSchema = z.object({
  /** A class option of the registration: it tells the level and often the field of study. */
  level: z
    .string()
    .refine((option) => levelOfClassOption(option) !== null)
    .optional()
    .catch(undefined),
  studyYear: z.coerce.number().int().min(1).max(8).optional().catch(undefined),
  dateOfBirth: z.string().refine(isIstDay, "wrongDate").optional(),
  gender: choice(genders),
  state: choice(stateSlugs),
  socialGroup: choice(socialGroups),
  minority: choice([...minorities, "none"]),
  disabilityPercent: yesNo,
  familyIncomeInr: choice(bracketNames),
  marksPercent: z
    .string()
    .trim()
    .regex(/^(100([.,]0{1,2})?|\d{1,2}([.,]\d{1,2})?)\s*%?$/, "wrongMarks")
    .optional(),
  fields: choice(fieldsOfStudy),
  institutionKind: choice(institutionKinds),
  institution: z
    .string()
    .regex(/^[a-z0-9-]{2,80}$/)
    .optional()
    .catch(undefined),
  homeArea: choice(homeAreas),
  studyPlace: choice(studyPlaces),
  sportsLevel: choice(sportsLevels),
  fact: z.partialRecord(z.enum(facts), yesNo).optional().catch(undefined),
  question: z
    .record(z.string().regex(/^[a-z0-9-]{2,80}$/), yesNo)
    .optional()
    .catch(undefined),
});
export type Answers = z.output<typeof answersSchema>;

/** What the answers say of the student; a question left out stays unknown. */
export function profileOfAnswers(answers: Answers): Profile {
  const { level, marksPercent, familyIncomeInr, disabilityPercent, fields, fact, question, ...plain } =
    answers;
  const studies = fields ? [fields] : level ? fieldsOfClassOption(level) : null;
  const said = (entries: object | undefined) =>
    Object.entries(entries ?? {}).filter(([, answer]) => answer !== undefined);
  const yes = ([key, answer]: [string, unknown]) => [key, answer === "yes"] as const;
  return withoutGaps({
    ...plain,
    level: (level && levelOfClassOption(level)) || undefined,
    fields: studies ? [...studies] : undefined,
    marksPercent: marksPercent === undefined ? undefined : Number.parseFloat(marksPercent.replace(",", ".")),
    familyIncomeInr: familyIncomeInr && incomeBrackets[familyIncomeInr],
    disabilityPercent: disabilityPercent && (disabilityPercent === "yes" ? 40 : 0),
    facts: fact && (Object.fromEntries(said(fact).map(yes)) as Partial<Record<Fact, boolean>>),
    answers: question && Object.fromEntries(said(question).map(yes)),
  });
}

function withoutGaps(profile: { [key in keyof Profile]: Profile[key] | undefined }): Profile {
  return Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined)) as Profile;
}

export function isEmptyProfile(profile: Profile): boolean {
  return Object.keys(profile).length === 0;
}
