export interface GroupCount {
  readonly label: string;
  readonly decided: number;
  readonly selected: number;
}

export interface ShownGroups {
  readonly shown: readonly GroupCount[];
  /** How many groups are left out, so that nobody in them can be told. */
  readonly hidden: number;
}

/** Fewer than this, and a figure would tell about a person. */
export const smallestGroup = 5;

/**
 * Leaves out groups under five. If only one would be, its figures could be had by subtracting the others from
 * the whole: then the next smallest goes with it.
 */
export function hideSmallGroups(groups: readonly GroupCount[]): ShownGroups {
  const bySize = [...groups].filter(({ decided }) => decided > 0).sort((a, b) => a.decided - b.decided);
  const small = bySize.filter(({ decided }) => decided < smallestGroup);
  const hidden = new Set(small.length === 1 ? bySize.slice(0, 2) : small);
  return {
    shown: groups.filter((group) => group.decided > 0 && !hidden.has(group)),
    hidden: hidden.size,
  };
}
