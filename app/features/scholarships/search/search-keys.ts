import type { Category, ProviderType } from "../catalogue/catalogue-options.ts";
import { highestRung, lowestRung, rungOf } from "../catalogue/levels.ts";
import type { Criteria } from "../eligibility/criteria.ts";

interface Keyed {
  readonly criteria: Criteria;
  readonly category: Category;
  readonly providerType: ProviderType;
}

/** A range of more rungs than this is for nearly everybody. */
const NARROW = 4;

/** The groups of which a student has one: a record for another one is not for her. */
export const exclusiveGroups = ["state", "gender", "social", "minority", "field", "level"] as const;

/** Whom a record is for, as keys the search can ask by: "social.sc", "level.10", "any.state". */
export function searchKeysOf({ criteria, category, providerType }: Keyed): string[] {
  const either = criteria.anyOf.flat();
  const named = [
    ...(criteria.states ?? []).map((state) => `state.${state}`),
    ...(criteria.genders ?? []).map((gender) => `gender.${gender}`),
    ...(criteria.socialGroups ?? []).map((group) => `social.${group}`),
    ...(criteria.minorities ?? []).map((minority) => `minority.${minority}`),
    ...(criteria.institutionKinds ?? []).map((kind) => `institution.${kind}`),
    ...(criteria.fields ?? []).map((field) => `field.${field}`),
    ...(criteria.disability ? ["disability"] : []),
    ...either,
    ...criteria.facts,
  ];
  const isGroup = (group: string) => named.some((key) => key.startsWith(`${group}.`));
  // "SC or disabled": neither is the only way in, but who is neither is left out of both.
  const restricted = (group: string) =>
    isGroup(group) || (either.length > 0 && ["social", "minority"].includes(group));
  const open = exclusiveGroups
    .filter((group) => group !== "level" && !restricted(group))
    .map((group) => `any.${group}`);
  return [...named, ...open, ...levelKeys(criteria), `category.${category}`, `provider.${providerType}`];
}

function levelKeys({ levels }: Criteria): string[] {
  const from = levels ? rungOf(levels.from) : lowestRung;
  const to = levels ? rungOf(levels.to) : highestRung;
  if (!levels || (from === lowestRung && to === highestRung)) return ["any.level"];
  const keys: string[] = [];
  for (let rung = from; rung <= to; rung += 1) {
    keys.push(`level.${rung}`);
    if (to - from < NARROW) keys.push(`narrow.${rung}`);
  }
  return keys;
}
