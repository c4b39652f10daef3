import Bell from "lucide-react/icons/bell";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Search from "lucide-react/icons/search";
import Sparkles from "lucide-react/icons/sparkles";
import { Link, useLocation } from "react-router";
import { CountBadge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { adminSections, findAdminSection } from "./admin-sections.ts";

/** The top bar of spec 2: the section's title, the two chips, and the bell with what is unread. */
export function AdminTop({ unread }: { unread: number }) {
  const section = findAdminSection(useLocation().pathname);
  return (
    <div className="desk__top">
      {section && adminSections.includes(section) ? (
        <h1>{section.title}</h1>
      ) : (
        <p className="desk__group">Scholarship desk</p>
      )}
      <span className="chips">
        <span className="badge badge--line">
          <Icon of={RefreshCw} />
          Real-time Data
        </span>
        <span className="badge badge--line">
          <Icon of={Sparkles} />
          AI Powered
        </span>
      </span>
      <Link className="bell" to="/admin/find" aria-label="Find anybody">
        <Icon of={Search} />
      </Link>
      <Link className="bell" to="/admin/inbox" aria-label={`Notifications, ${unread} unread`}>
        <Icon of={Bell} />
        <CountBadge count={unread} cap={99} />
      </Link>
    </div>
  );
}
