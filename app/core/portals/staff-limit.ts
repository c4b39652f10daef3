import { isLanguage, type Language, languageTable } from "../words/i18n.ts";
import { type StateName, stateNames } from "../words/state-names.ts";

/** What somebody of the desk is limited to. An empty list limits nothing. */
export interface StaffLimit {
  readonly states: readonly StateName[];
  readonly languages: readonly Language[];
}

/** The four regions the help desk sorts by, and the states of each. */
export const regionStates = {
  North: [
    "delhi",
    "rajasthan",
    "uttar-pradesh",
    "uttarakhand",
    "punjab",
    "haryana",
    "himachal-pradesh",
    "chandigarh",
    "ladakh",
    "jammu-and-kashmir",
    "madhya-pradesh",
  ],
  South: [
    "andhra-pradesh",
    "telangana",
    "karnataka",
    "tamil-nadu",
    "kerala",
    "puducherry",
    "lakshadweep",
    "andaman-and-nicobar-islands",
  ],
  East: [
    "west-bengal",
    "bihar",
    "odisha",
    "jharkhand",
    "chhattisgarh",
    "assam",
    "arunachal-pradesh",
    "manipur",
    "meghalaya",
    "mizoram",
    "nagaland",
    "sikkim",
    "tripura",
  ],
  West: ["maharashtra", "gujarat", "goa", "dadra-and-nagar-haveli", "daman-and-diu"],
} as const satisfies Record<string, readonly StateName[]>;

export function regionsOf(states: readonly StateName[]): string[] {
  return Object.entries(regionStates).flatMap(([region, own]: [string, readonly StateName[]]) =>
    own.some((state) => states.includes(state)) ? [region] : [],
  );
}

/** As two columns keep it; undefined where nothing is limited. */
export function toStaffLimit(
  states: readonly string[],
  languages: readonly string[],
): StaffLimit | undefined {
  const limit = { states: states.filter(isStateName), languages: languages.filter(isLanguage) };
  return limit.states.length + limit.languages.length > 0 ? limit : undefined;
}

export function isStateName(value: unknown): value is StateName {
  return typeof value === "string" && Object.hasOwn(stateNames, value);
}

/** Whether who has the first may see nothing that who has the second may not. */
export function isNarrower(first: StaffLimit | undefined, second: StaffLimit | undefined): boolean {
  const fits = <T>(mine: readonly T[], all: readonly T[]) =>
    all.length === 0 || (mine.length > 0 && mine.every((one) => all.includes(one)));
  return (
    fits(first?.states ?? [], second?.states ?? []) && fits(first?.languages ?? [], second?.languages ?? [])
  );
}

/** "Telangana, Karnataka · Telugu", "The whole country" */
export function limitWords(limit: StaffLimit | undefined): string {
  if (!limit) return "The whole country";
  const states = limit.states.map((state) => stateNames[state]).join(", ");
  const languages = limit.languages.map((code) => languageTable[code].english).join(", ");
  return [states, languages].filter(Boolean).join(" · ");
}
