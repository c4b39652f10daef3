import { smallestGroup } from "#app/core/small-groups.ts";

export interface Group {
  readonly label: string;
  readonly count: number;
}

/**
 * T14: a group so small that it points at somebody is folded into one with others. Where the fold itself would
 * be small, the smallest group that is shown goes in too: else it could be reckoned from the total.
 */
export function foldSmallGroups(groups: readonly Group[], foldLabel: string): Group[] {
  const sorted = groups.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const shown = sorted.filter(({ count }) => count >= smallestGroup);
  let folded = sorted.filter(({ count }) => count < smallestGroup).reduce((sum, { count }) => sum + count, 0);
  if (folded > 0 && folded < smallestGroup) {
    folded += shown.pop()?.count ?? 0;
  }
  // All together still too few to say anything.
  if (shown.length === 0 && folded < smallestGroup) return [];
  return folded > 0 ? [...shown, { label: foldLabel, count: folded }] : shown;
}
