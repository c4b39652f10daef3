import { z } from "zod";
import { formatMoney, paise } from "#app/core/money.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import {
  areLevelsInOrder,
  levelsNotInOrder,
  type ProgrammeRules,
  programmeRules,
  programmeWords,
} from "#app/features/giving/forms/new-programme.ts";
import { categories } from "#app/features/scholarships/catalogue/catalogue-options.ts";
import { levelFilters } from "#app/features/scholarships/catalogue/levels.ts";

/** As a form has them: amounts in rupees, as people type them. */
export const typedRulesSchema = z.object(programmeRules).partial();

/** As they are kept while the desk reads them: amounts in paise. */
export const keptRulesSchema = z.object({
  ...programmeRules,
  award: z.int().min(500_00),
  incomeMax: z.int().min(1).optional(),
});

/** A giver's programme as its owner wants it to be from now on. */
export const programmeEditSchema = z
  .object({
    ...programmeWords,
    ...programmeRules,
    reason: plainText({ max: 300 }).optional(),
  })
  .refine(areLevelsInOrder, levelsNotInOrder);
export type ProgrammeEdit = z.output<typeof programmeEditSchema>;

type Known = { readonly [name in keyof ProgrammeRules]?: ProgrammeRules[name] | undefined };

const ruleNames: Record<keyof ProgrammeRules, string> = {
  award: "award",
  seats: "students",
  category: "category",
  levelFrom: "from level",
  levelTo: "to level",
  states: "states",
  gender: "for",
  incomeMax: "highest family income",
  marksMin: "lowest marks",
};

/** Each rule that is another one now, in words: what the desk reads before it agrees. */
export function changedRules(before: Known, after: ProgrammeRules): string[] {
  const names = Object.keys(ruleNames) as (keyof ProgrammeRules)[];
  return names.flatMap((name) => {
    const [was, is] = [inWords(before, name), inWords(after, name)];
    return was === is ? [] : [`${ruleNames[name]} ${was} → ${is}`];
  });
}

function inWords(rules: Known, name: keyof ProgrammeRules): string {
  const { award, incomeMax, marksMin, states = [], gender, category } = rules;
  switch (name) {
    case "award":
      return award === undefined ? "none" : formatMoney(paise(award));
    case "incomeMax":
      return incomeMax === undefined ? "no limit" : formatMoney(paise(incomeMax));
    case "marksMin":
      return marksMin === undefined ? "none" : `${marksMin}%`;
    case "seats":
      return String(rules.seats ?? 0);
    case "gender":
      return gender === "female" ? "girls and women" : "all students";
    case "category":
      return categories.find(({ id }) => id === category)?.name ?? "none";
    case "states": {
      const names: Readonly<Record<string, string>> = stateNames;
      const sorted = [...states].sort().map((state) => names[state] ?? state);
      return sorted.join(", ") || "all India";
    }
    default:
      return levelFilters.find(({ id }) => id === rules[name])?.label ?? "another";
  }
}
