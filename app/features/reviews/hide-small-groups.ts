import { smallGroups } from "#app/core/small-groups.ts";

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

/** Leaves out groups under five, by the one rule (app/core/small-groups.ts). */
export function hideSmallGroups(groups: readonly GroupCount[]): ShownGroups {
  const hidden = smallGroups(groups, ({ decided }) => decided);
  return {
    shown: groups.filter((group) => group.decided > 0 && !hidden.has(group)),
    hidden: hidden.size,
  };
}
