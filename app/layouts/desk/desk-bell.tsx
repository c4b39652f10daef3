import Bell from "lucide-react/icons/bell";
import { Link } from "react-router";
import { CountBadge } from "#app/ui/desk/badge.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

export function DeskBell({ href, unread }: { href: string; unread: number }) {
  return (
    <Link className="bell" to={href} aria-label={`Notifications, ${unread} unread`}>
      <Icon of={Bell} />
      <CountBadge count={unread} cap={99} />
    </Link>
  );
}
