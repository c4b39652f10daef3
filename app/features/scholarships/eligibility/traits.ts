/**
 * Yes/no facts about a student that a rule can ask for. Each is one bit in the database, by its place in this
 * list: add at the end, never remove or reorder (a bigint has room for 63).
 */
export const traits = [
  "gender.female",
  "gender.male",
  "gender.other",
  "social.general",
  "social.sc",
  "social.st",
  "social.obc",
  "social.ebc",
  "social.ews",
  "social.dnt",
  "minority.muslim",
  "minority.christian",
  "minority.sikh",
  "minority.buddhist",
  "minority.jain",
  "minority.parsi",
  "minority.jewish",
  /** A certified disability of 40% or more. */
  "disability",
  "institution.government",
  "institution.aided",
  "institution.private",
  "home.rural",
  "home.urban",
  "place.home-state",
  "place.other-state",
  /** Admission (or an offer) at a foreign university. */
  "place.abroad",
  /** Played or won at this level or above. */
  "sport.state",
  "sport.national",
  "sport.international",
  "fact.aicte-approved",
  "fact.ranked-institute",
  "fact.premier-institute",
  "fact.government-schooling",
  "fact.regular-course",
  "fact.merit-seat",
  "fact.no-other-scholarship",
  "fact.first-attempt",
  "fact.orphan",
  "fact.lost-parent",
  "fact.covid-loss",
  "fact.forces-martyr-child",
  "fact.ex-serviceman-family",
  "fact.capf-family",
  "fact.rpf-family",
  "fact.police-martyr-child",
  "fact.beedi-cine-mine-worker",
  "fact.hazardous-occupation",
  "fact.construction-worker",
  "fact.unorganised-worker",
  "fact.farmer-family",
  "fact.landless-labourer",
  "fact.artisan-family",
  "fact.driver-or-mechanic",
  "fact.bpl-family",
  "fact.only-child",
  "fact.unmarried",
  "fact.small-family",
  "fact.not-employed",
  "fact.net-jrf",
  "fact.gate-or-ceed",
  "fact.non-creamy-layer",
  "fact.away-from-home",
  /** Nobody in the family went to college before. */
  "fact.first-generation",
] as const;
export type Trait = (typeof traits)[number];

type Tail<Prefix extends string> = Trait extends infer T
  ? T extends `${Prefix}.${infer Name}`
    ? Name
    : never
  : never;
export type Minority = Tail<"minority">;
/** Yes/no questions of their own; the traits above them follow from one answer per group. */
export type Fact = Tail<"fact">;

function tails<Prefix extends string>(prefix: Prefix): [Tail<Prefix>, ...Tail<Prefix>[]] {
  const names = traits.filter((trait) => trait.startsWith(`${prefix}.`));
  return names.map((trait) => trait.slice(prefix.length + 1)) as [Tail<Prefix>, ...Tail<Prefix>[]];
}

export const genders = tails("gender");
export const socialGroups = tails("social");
export const minorities = tails("minority");
export const institutionKinds = tails("institution");
export const homeAreas = tails("home");
export const studyPlaces = tails("place");
export const facts = tails("fact");
/** Kinds of disability as certificates name them (RPwD Act). The rules ask for the percent only; forms ask for both. */
export const disabilityTypes = [
  "locomotor",
  "visual",
  "hearing",
  "speech",
  "intellectual",
  "mental",
  "neurological",
  "blood",
  "multiple",
] as const;
export const sportsLevels = ["none", "district", "state", "national", "international"] as const;
export type SportsLevel = (typeof sportsLevels)[number];

/** The question whose answer decides a trait: what is asked when the trait is unknown. */
export function questionOfTrait(trait: Trait): string {
  const [group = "", name = ""] = trait.split(".");
  const asked: Record<string, string> = {
    gender: "gender",
    social: "socialGroup",
    minority: "minority",
    disability: "disabilityPercent",
    institution: "institutionKind",
    home: "homeArea",
    place: "studyPlace",
    sport: "sportsLevel",
  };
  return asked[group] ?? `fact.${name}`;
}
