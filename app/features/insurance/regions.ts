/** Values and labels of spec 2, section 5. */
export const regionNames = {
  North: "North India",
  South: "South India",
  East: "East India",
  West: "West India",
} as const;

export type Region = keyof typeof regionNames;
export const regions = Object.keys(regionNames) as [Region, ...Region[]];

/** The states of the Add Hospital form. */
export const hospitalStates = [
  "Telangana",
  "Andhra Pradesh",
  "Karnataka",
  "Tamil Nadu",
  "Maharashtra",
] as const;
