import { z } from "zod";
import { fieldsOfClassOption } from "../catalogue/fields-of-study.ts";
import { answersSchema, profileOfAnswers } from "./eligibility-answers.ts";
import type { GivenAnswers } from "./eligibility-question.ts";
import { incomeBrackets, type Profile } from "./profile.ts";
import { disabilityTypes } from "./traits.ts";

/** What decides most schemes and no form of ours asked before (P1), in the order in which it is asked. */
export const ownFactGroups = {
  community: ["socialGroup", "fact.non-creamy-layer", "minority"],
  disability: ["disabilityPercent", "disabilityType"],
  study: ["fields", "institutionKind", "marksPercent", "sportsLevel"],
  family: [
    "familyIncomeInr",
    "homeArea",
    "fact.first-generation",
    "fact.bpl-family",
    "fact.orphan",
    "fact.lost-parent",
    "fact.only-child",
    "fact.farmer-family",
    "fact.landless-labourer",
    "fact.construction-worker",
    "fact.unorganised-worker",
    "fact.beedi-cine-mine-worker",
    "fact.artisan-family",
    "fact.ex-serviceman-family",
  ],
  /** Only of somebody who has not registered: a registration has answered these. */
  unregistered: ["level", "dateOfBirth", "gender", "state"],
} as const;
export type OwnFactGroup = keyof typeof ownFactGroups;

export function ownFactNames(isRegistered: boolean): string[] {
  return Object.entries(ownFactGroups).flatMap(([group, names]) =>
    group === "unregistered" && isRegistered ? [] : [...names],
  );
}

/** A percent of a certificate: "40", "40.5", "40 %". */
const percent = z
  .string()
  .trim()
  .regex(/^(100([.,]0{1,2})?|\d{1,2}([.,]\d{1,2})?)\s*%?$/, "wrongMarks")
  .optional();

/** As the eligibility check, but for the disability: here by its percent, there by yes or no. */
export const ownFactsSchema = answersSchema.extend({
  disabilityPercent: z.union([z.enum(["yes", "no"]), percent]),
  disabilityType: z.enum(disabilityTypes).optional().catch(undefined),
});
export type OwnFacts = z.output<typeof ownFactsSchema>;

export function profileOfOwnFacts({ disabilityPercent, disabilityType, ...answers }: OwnFacts): Profile {
  const isWord = disabilityPercent === "yes" || disabilityPercent === "no";
  const profile = profileOfAnswers({ ...answers, ...(isWord && { disabilityPercent }) });
  return {
    ...profile,
    ...(disabilityPercent &&
      !isWord && { disabilityPercent: Number.parseFloat(disabilityPercent.replace(",", ".")) }),
    ...(disabilityType && { disabilityType }),
  };
}

/** What is known after the form: what it asked is as it says, a question left empty is unknown again. */
export function withOwnFacts(before: Profile, told: Profile, asked: readonly string[]): Profile {
  const kept: Record<string, unknown> = { ...before };
  const facts: Record<string, boolean> = { ...before.facts };
  for (const name of asked) {
    if (name.startsWith("fact.")) delete facts[name.slice("fact.".length)];
    else delete kept[name];
  }
  const allFacts = { ...facts, ...told.facts };
  const { facts: _facts, ...rest } = kept as Profile;
  return { ...rest, ...told, ...(Object.keys(allFacts).length > 0 && { facts: allFacts }) };
}

/** A profile as the form shows it again. */
export function givenOfProfile(profile: Profile): GivenAnswers {
  const { familyIncomeInr: income, facts = {}, fields, level, ...plain } = profile;
  const from = typeof income === "number" ? income : income?.from;
  const bracket = Object.entries(incomeBrackets).findLast(
    ([, range]) => from !== undefined && from >= range.from,
  );
  return {
    ...Object.fromEntries(
      Object.entries(plain).flatMap(([name, value]) =>
        typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [],
      ),
    ),
    ...(bracket && { familyIncomeInr: bracket[0] }),
    ...(fields?.[0] && { fields: fields[0] }),
    ...(level && { level: classOptionOf(level, fields) }),
    ...Object.fromEntries(Object.entries(facts).map(([name, is]) => [`fact.${name}`, is ? "yes" : "no"])),
  };
}

/** The option that says this level: of a degree, one of the same field, else "another degree". */
function classOptionOf(level: string, fields: Profile["fields"]): string {
  const school = /^class-(\d+)$/.exec(level)?.[1];
  if (school) return `${school}th`;
  if (level === "ug" || level === "pg") {
    const options =
      level === "ug" ? ["btech", "bsc", "bcom", "ba", "bba"] : ["mtech", "msc", "mcom", "ma", "mba"];
    const same = options.find((option) => fields?.[0] && fieldsOfClassOption(option)?.includes(fields[0]));
    return same ?? (level === "ug" ? "undergraduate" : "postgraduate");
  }
  return level;
}
