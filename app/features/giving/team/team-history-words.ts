import { teamRoleWords } from "./team-roles.ts";

interface Change {
  readonly event: string;
  readonly by: string;
  readonly whom: string;
  readonly from: string | null;
  readonly to: string | null;
}

const roleOf = (name: string | null) =>
  Object.entries(teamRoleWords).find(([role]) => role === name)?.[1].label ?? "a member";

/** One line of the team's history: who did it, and to whom. */
export function teamHistoryWords({ event, by, whom, from, to }: Change): string {
  switch (event) {
    case "team.invited":
      return `${by} invited ${whom} as ${roleOf(to)}`;
    case "team.role_changed":
      return `${by} changed ${whom} from ${roleOf(from)} to ${roleOf(to)}`;
    case "team.ended":
      return `${by} removed ${whom} (${roleOf(from)})`;
    case "team.two_people_changed":
      return `${by} changed the rule: ${to} (before: ${from})`;
    default:
      return `${by} let the organisation in`;
  }
}
