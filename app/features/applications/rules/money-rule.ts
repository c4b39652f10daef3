import type { AwardPlace } from "#app/features/awards/award-place.ts";

/** What has no day says the rule that makes it (P33), by where the money is; no award: it has not come in. */
export function moneyRuleOf(place: AwardPlace | undefined): "funds" | "next" | "bank" | "institute" {
  if (place === undefined || place === "funds") return "funds";
  return place === "bank" || place === "institute" ? place : "next";
}
