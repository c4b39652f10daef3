/** The ladder of study, lowest first. A range of levels is a pair of rungs, so filters work by overlap. */
export const levels = [
  "class-1",
  "class-2",
  "class-3",
  "class-4",
  "class-5",
  "class-6",
  "class-7",
  "class-8",
  "class-9",
  "class-10",
  "class-11",
  "class-12",
  "iti",
  "diploma",
  "ug",
  "pg",
  "phd",
  "post-doc",
] as const;
export type Level = (typeof levels)[number];

export interface LevelRange {
  readonly from: Level;
  readonly to: Level;
}

const rungs = new Map<string, number>(levels.map((level, index) => [level, index + 1]));
export const lowestRung = 1;
export const highestRung = levels.length;

export function isLevel(value: unknown): value is Level {
  return typeof value === "string" && rungs.has(value);
}

/** 1 for class 1 … 18 for post-doctoral work. */
export function rungOf(level: Level): number {
  return rungs.get(level) ?? 0;
}

export function isWithin(level: Level, range: LevelRange): boolean {
  return rungOf(level) >= rungOf(range.from) && rungOf(level) <= rungOf(range.to);
}

/** The specified level slugs: class-9-12, class-6-8, ug, ug-pg, class-11-phd, all. */
export function levelSlug(range: LevelRange | null): string {
  if (!range || (rungOf(range.from) === lowestRung && rungOf(range.to) === highestRung)) return "all";
  if (range.from === range.to) return range.from;
  return `${range.from}-${range.to.replace(/^class-/, "")}`;
}

/** The reverse of levelSlug; null when it names no range. */
export function parseLevelSlug(slug: string): LevelRange | null {
  if (slug === "all") return { from: "class-1", to: "post-doc" };
  if (isLevel(slug)) return { from: slug, to: slug };
  for (const from of levels) {
    if (!slug.startsWith(`${from}-`)) continue;
    const rest = slug.slice(from.length + 1);
    const to = [`class-${rest}`, rest].find(isLevel);
    if (to && rungOf(to) > rungOf(from)) return { from, to };
  }
  return null;
}

/**
 * The options of the class-level filter. The specification names five; ITI, diploma and PhD schemes would be
 * under none of them, so two more follow.
 */
export const levelFilters = [
  { id: "class-6-8", label: "Classes 6-8", from: "class-6", to: "class-8" },
  { id: "class-9-10", label: "Classes 9-10", from: "class-9", to: "class-10" },
  { id: "class-11-12", label: "Classes 11-12", from: "class-11", to: "class-12" },
  { id: "undergraduate", label: "Undergraduate", from: "ug", to: "ug" },
  { id: "postgraduate", label: "Postgraduate", from: "pg", to: "pg" },
  { id: "iti-diploma", label: "ITI and diploma", from: "iti", to: "diploma" },
  { id: "phd", label: "PhD and research", from: "phd", to: "post-doc" },
] as const satisfies readonly (LevelRange & { id: string; label: string })[];

const classOptionsByLevel: readonly (readonly [Level, readonly string[]])[] = [
  ["iti", ["iti"]],
  ["diploma", ["diploma", "polytechnic"]],
  [
    "ug",
    "ba bsc bcom btech be bba bca llb mbbs bds bams bhms bpt bpharm bnurs ca cs cma undergraduate".split(" "),
  ],
  ["pg", "ma msc mcom mtech me mba mca llm md ms mds mpharm postgraduate".split(" ")],
  ["phd", ["phd"]],
];

/** The level behind a class option of the registration ("9th", "btech") or of the application form. */
export function levelOfClassOption(option: string): Level | null {
  const school = /^(\d{1,2})th$/.exec(option);
  if (school) return [`class-${school[1]}`].find(isLevel) ?? null;
  return classOptionsByLevel.find(([, options]) => options.includes(option))?.[0] ?? null;
}
