/** Every plan that a policy can have. */
export const planNames = {
  basic: "Basic",
  standard: "Standard",
  premium: "Premium",
  family: "Family",
  senior: "Senior",
} as const;

export type Plan = keyof typeof planNames;

export const plans = Object.keys(planNames) as [Plan, ...Plan[]];
/** The four that the forms offer (spec 2, section 5); Senior cards come from the older book. */
export const offeredPlans = ["basic", "standard", "premium", "family"] as const;

/** Active until the end of its last day in India, Expired after it. */
export function isCovered(lastDay: string, today: string): boolean {
  return lastDay >= today;
}
