import RefreshCw from "lucide-react/icons/refresh-cw";
import Sparkles from "lucide-react/icons/sparkles";
import UserSearch from "lucide-react/icons/user-search";
import { Link, useLocation } from "react-router";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { adminSections, findAdminSection } from "./admin-sections.ts";
import { DeskBell } from "./desk-bell.tsx";

/** The top bar of spec 2: the section's title and the two chips. The pages of the scholarship desk bring their own. */
export function AdminTop() {
  const { pathname } = useLocation();
  const section = findAdminSection(pathname);
  if (!section || !adminSections.includes(section)) return null;
  return (
    <div className="desk__top">
      <h1>{titleOf(pathname, section.title)}</h1>
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
    </div>
  );
}

/** L16: a page that only belongs to a section says what it is itself. */
function titleOf(pathname: string, section: string): string {
  if (pathname === "/admin/fraud-alerts") return "Fraud alerts";
  return section;
}

/** In the head of the desk: who is looked for, and what is unread. */
export function AdminTools({ unread, open }: { unread: number; open: readonly string[] }) {
  return (
    <>
      {open.includes("/admin/find") && (
        <Link className="bell" to="/admin/find" aria-label="Find anybody">
          <Icon of={UserSearch} />
        </Link>
      )}
      <DeskBell href="/admin/inbox" unread={unread} />
    </>
  );
}
