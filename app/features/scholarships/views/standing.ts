import type { OutcomeCount } from "../eligibility/eligibility.ts";
import type { Deadline } from "./deadline.ts";

/**
 * Where a scholarship stands for somebody we know, best first: the order of every list of hers (L1). Inside a
 * standing by deadline. "Opens soon": announced, or its usual time is near; "closed" comes again some day.
 */
export const standings = [
  "canApply",
  "oneMissing",
  "someMissing",
  "opensSoon",
  "closed",
  "notForYou",
] as const;
export type Standing = (typeof standings)[number];

export function standingOf({ met, notMet, total }: OutcomeCount, deadline: Deadline): Standing {
  if (notMet > 0) return "notForYou";
  if (deadline.status === "Unknown") return "opensSoon";
  if (deadline.status === "Closed") return deadline.opensOn === null ? "closed" : "opensSoon";
  const unknown = total - met;
  return unknown === 0 ? "canApply" : unknown === 1 ? "oneMissing" : "someMissing";
}
