import type { TeamRole } from "#app/core/portals/permissions.ts";

/** What each role of a donor's or a company's team may do, in the words of the team page. */
export const teamRoleWords = {
  owner: { label: "Owner", does: "everything, the team and the settings included" },
  finance: { label: "Finance", does: "books vouchers, gives and approves money" },
  programme: { label: "Program", does: "runs programs, keeps papers and outcomes" },
  viewer: { label: "Viewer", does: "looks at everything, changes nothing" },
} as const satisfies Record<TeamRole, { label: string; does: string }>;

/** Who moves money, and who may approve what a colleague moved. */
export const moneyRoles: readonly TeamRole[] = ["owner", "finance"];

export const teamRoleChoices = Object.entries(teamRoleWords).map(([value, { label, does }]) => ({
  value,
  label: `${label}: ${does}`,
}));
