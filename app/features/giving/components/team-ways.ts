import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Users from "lucide-react/icons/users";
import { giverAddresses } from "../giver-addresses.ts";

/** The ways to the people of an organisation and to what they approve for each other. */
export function teamWays(role: "donor" | "csr") {
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
