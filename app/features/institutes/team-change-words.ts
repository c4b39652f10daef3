/** One line of the team's history. */
export interface TeamChange {
  readonly id: string;
  readonly at: string;
  readonly words: string;
}

interface Change {
  readonly event: string;
  readonly by: string;
  readonly whom: string;
  readonly from: string | null;
  readonly to: string | null;
}

export function teamChangeWords({ event, by, whom, from, to }: Change): string {
  switch (event) {
    case "institute.member_role":
      return `${by} changed ${whom} from ${from ?? "member"} to ${to ?? "member"}`;
    case "institute.member_ended":
      return `${by} removed ${whom}`;
    case "institute.member_back":
      return `${by} took ${whom} back`;
    default:
      return `${by} added ${whom}${to ? ` as ${to}` : ""}`;
  }
}
