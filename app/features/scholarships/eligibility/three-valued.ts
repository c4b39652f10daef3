import { isWithin } from "../catalogue/levels.ts";
import type { Relaxation } from "./criteria.ts";
import type { Profile } from "./profile.ts";
import { hasTrait } from "./profile.ts";
import type { Trait } from "./traits.ts";

/** True, false, or not known: the logic SQL has too, so that both sides of the rules agree. */
export type Known = boolean | null;

export function or(values: readonly Known[]): Known {
  if (values.includes(true)) return true;
  return values.includes(null) ? null : false;
}

export function and(left: Known, right: Known): Known {
  if (left === false || right === false) return false;
  return left === null || right === null ? null : true;
}

export function anyTrait(profile: Profile, list: readonly Trait[]): Known {
  return or(list.map((trait) => hasTrait(profile, trait)));
}

/** The base limit holds, or one of the milder ones holds for somebody it is meant for. */
export function withRelaxations(
  base: number,
  relaxed: readonly Relaxation[],
  profile: Profile,
  passes: (limit: number) => Known,
): Known {
  const milder = relaxed.map((rule) => {
    const isMeant = and(
      rule.traits ? anyTrait(profile, rule.traits) : true,
      rule.levels ? (profile.level ? isWithin(profile.level, rule.levels) : null) : true,
    );
    return and(isMeant, rule.limit === null ? true : passes(rule.limit));
  });
  return or([passes(base), ...milder]);
}
