import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Users from "lucide-react/icons/users";
import type { GiverRole } from "#app/core/portals/roles.ts";
import { giverAddresses } from "../giver-addresses.ts";

/** The ways to the people of an organisation and to what they approve for each other. */
export function teamWays(role: GiverRole) {
  const at = giverAddresses(role);
  return [
    { href: at.team, icon: Users, title: "Team", text: "Who signs in for your organisation, and as what." },
    {
      href: at.approvals,
      icon: ClipboardCheck,
      title: "Approvals",
      text: "What one of you booked or pledged and another approves.",
    },
  ];
}
