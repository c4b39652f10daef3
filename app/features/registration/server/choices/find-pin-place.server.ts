import pinDistricts from "../../data/pin-district.json" with { type: "json" };
import type { StateOption } from "../../registration-options.ts";

export type PinPlace = { district: string; state: StateOption };

/** The registration's states by their code; the merged territory is split as the form has it. */
const statesByCode: Readonly<Record<string, StateOption>> = {
  AN: "andaman-and-nicobar-islands",
  AP: "andhra-pradesh",
  AR: "arunachal-pradesh",
  AS: "assam",
  BR: "bihar",
  CG: "chhattisgarh",
  CH: "chandigarh",
  DH: "dadra-and-nagar-haveli",
  DL: "delhi",
  GA: "goa",
  GJ: "gujarat",
  HP: "himachal-pradesh",
  HR: "haryana",
  JH: "jharkhand",
  JK: "jammu-and-kashmir",
  KA: "karnataka",
  KL: "kerala",
  LA: "ladakh",
  LD: "lakshadweep",
  MH: "maharashtra",
  ML: "meghalaya",
  MN: "manipur",
  MP: "madhya-pradesh",
  MZ: "mizoram",
  NL: "nagaland",
  OD: "odisha",
  PB: "punjab",
  PY: "puducherry",
  RJ: "rajasthan",
  SK: "sikkim",
  TN: "tamil-nadu",
  TR: "tripura",
  TS: "telangana",
  UK: "uttarakhand",
  UP: "uttar-pradesh",
  WB: "west-bengal",
};

type Pins = Readonly<Record<string, Readonly<Record<string, number | readonly number[]>>>>;

/** District and state of a PIN code; null when the directory does not know it. The largest district leads. */
export function findPinPlace(pin: string): PinPlace | null {
  if (!/^[1-9]\d{5}$/.test(pin)) return null;
  const found = (pinDistricts.pins as Pins)[pin.slice(0, 3)]?.[pin.slice(3)];
  const index = typeof found === "number" ? found : found?.[0];
  const [code = "", district = ""] = (index === undefined ? "" : (pinDistricts.districts[index] ?? "")).split(
    "|",
  );
  const state = statesByCode[code];
  if (!state) return null;
  if (code === "DH" && /daman|diu/i.test(district)) return { district, state: "daman-and-diu" };
  return { district, state };
}
