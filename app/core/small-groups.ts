/** Fewer than this, and a figure would tell about a person. */
export const smallestGroup = 5;

/**
 * Which groups are left out because they are under five. If only one would be, its figures could be had by subtracting
 * the others from the whole: then the next smallest goes with it.
 */
export function smallGroups<T>(groups: readonly T[], sizeOf: (group: T) => number): ReadonlySet<T> {
  const bySize = groups.filter((group) => sizeOf(group) > 0).toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const small = bySize.filter((group) => sizeOf(group) < smallestGroup);
  return new Set(small.length === 1 ? bySize.slice(0, 2) : small);
}
