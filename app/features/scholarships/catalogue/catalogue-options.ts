/**
 * The lists of /scholarships with the counts the specification gives them. The counts are marketing text and
 * stay as they are; how many records really stand behind an option is a facet of the list.
 */
export const categories = [
  { id: "merit", name: "Merit Based", count: 1200 },
  { id: "need", name: "Need Based", count: 800 },
  { id: "minority", name: "Minority", count: 600 },
  { id: "women", name: "Women", count: 500 },
  { id: "sports", name: "Sports", count: 300 },
  { id: "arts", name: "Arts", count: 250 },
  { id: "research", name: "Research", count: 200 },
] as const;
export type Category = (typeof categories)[number]["id"];
export const categoryIds = categories.map(({ id }) => id) as [Category, ...Category[]];

export const providerTypes = [
  { id: "government", name: "Government", count: 2000 },
  { id: "private", name: "Private", count: 1800 },
  { id: "state", name: "State", count: 1200 },
] as const;
export type ProviderType = (typeof providerTypes)[number]["id"];
export const providerTypeIds = providerTypes.map(({ id }) => id) as [ProviderType, ...ProviderType[]];

/** The class-wise distribution panel; "800+" as the specification writes it. */
export const classWiseDistribution = [
  { id: "class-6-8", label: "Classes 6-8", count: "800+" },
  { id: "class-9-10", label: "Classes 9-10", count: "1200+" },
  { id: "class-11-12", label: "Classes 11-12", count: "1500+" },
  { id: "higher-education", label: "Higher Education", count: "1500+" },
] as const;

export const amountPeriods = ["month", "year", "course", "once"] as const;
export type AmountPeriod = (typeof amountPeriods)[number];

/** Whose scholarship it is: a fact from the catalogue, or one that an owner runs on this site. */
