/** What belongs to a state or is written in a language, so that a limit of the desk's staff can hold for it. */
export const placedKinds = [
  "student",
  "application",
  "institute",
  "partnership",
  "joining",
  "organisation",
  "recovery",
  "enquiry",
  "booking",
] as const;
export type PlacedKind = (typeof placedKinds)[number];

export interface Placed {
  readonly kind: PlacedKind;
  readonly id: string;
}

export function isPlacedKind(kind: string): kind is PlacedKind {
  return (placedKinds as readonly string[]).includes(kind);
}
