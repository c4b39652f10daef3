import type { ReviewView } from "./review-view.ts";

/** What stands between an application and its approval; null when nothing does. */
export function missingOf(view: ReviewView): string | null {
  const open = view.checks.filter(({ status }) => status !== "verified").length;
  if (open > 0) return open === 1 ? "1 check left." : `${open} checks left.`;
  const needed = view.rubric.length === 0 ? 0 : view.reviewersNeeded - view.scoreCount;
  if (needed > 0) return needed === 1 ? "1 score is missing." : `${needed} scores are missing.`;
  return null;
}
