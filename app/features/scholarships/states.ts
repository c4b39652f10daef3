/** Every state option of the registration form, in a fixed order: the position is the bit in the database. */
export const stateNames = {
  "andhra-pradesh": "Andhra Pradesh",
  telangana: "Telangana",
  karnataka: "Karnataka",
  "tamil-nadu": "Tamil Nadu",
  maharashtra: "Maharashtra",
  gujarat: "Gujarat",
  rajasthan: "Rajasthan",
  delhi: "Delhi",
  "west-bengal": "West Bengal",
  "uttar-pradesh": "Uttar Pradesh",
  kerala: "Kerala",
  "madhya-pradesh": "Madhya Pradesh",
  bihar: "Bihar",
  odisha: "Odisha",
  punjab: "Punjab",
  haryana: "Haryana",
  jharkhand: "Jharkhand",
  assam: "Assam",
  chhattisgarh: "Chhattisgarh",
  "arunachal-pradesh": "Arunachal Pradesh",
  goa: "Goa",
  "himachal-pradesh": "Himachal Pradesh",
  manipur: "Manipur",
  meghalaya: "Meghalaya",
  mizoram: "Mizoram",
  nagaland: "Nagaland",
  sikkim: "Sikkim",
  tripura: "Tripura",
  uttarakhand: "Uttarakhand",
  chandigarh: "Chandigarh",
  "dadra-and-nagar-haveli": "Dadra and Nagar Haveli",
  "daman-and-diu": "Daman and Diu",
  lakshadweep: "Lakshadweep",
  puducherry: "Puducherry",
  "andaman-and-nicobar-islands": "Andaman and Nicobar Islands",
  ladakh: "Ladakh",
  "jammu-and-kashmir": "Jammu and Kashmir",
} as const;
export type StateSlug = keyof typeof stateNames;

export const stateSlugs = Object.keys(stateNames) as [StateSlug, ...StateSlug[]];

/** The dropdown of /scholarships has nineteen states and "all"; the others follow behind them. */
export const filterStates = stateSlugs.slice(0, 19);

const bits = new Map<string, number>(stateSlugs.map((slug, index) => [slug, index]));

export function isStateSlug(value: unknown): value is StateSlug {
  return typeof value === "string" && bits.has(value);
}

export function stateBit(slug: StateSlug): number {
  return bits.get(slug) ?? 0;
}
