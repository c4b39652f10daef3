import { type Duty, dutyNames, sessionKinds } from "./counsellor-duties.ts";

/** "Counselling, Help centre": the kinds of sessions somebody gives, without what is narrower. */
export function giftsOf(serves: readonly string[]): string {
  return sessionKinds
    .filter((kind: Duty) => serves.includes(kind))
    .map((kind) => dutyNames[kind])
    .join(", ");
}
