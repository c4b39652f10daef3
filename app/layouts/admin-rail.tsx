import ChevronDown from "lucide-react/icons/chevron-down";
import MenuIcon from "lucide-react/icons/menu";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { CountBadge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type AdminSection, adminSections, findAdminSection, scholarshipDesk } from "./admin-sections.ts";

type RailProps = {
  name: string;
  roles: string;
  badges: Readonly<Record<string, number>>;
  /** The sections this person may open: the route table's rights decide. */
  open: readonly string[];
};

/** The sidebar; on a small screen one bar that opens it, without script too. */
export function AdminRail(props: RailProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname, key } = useLocation();

  // A menu that stays open over the section that was chosen from it would hide it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every navigation
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);

  return (
    <>
      <details className="railmenu" lang="en" ref={menu}>
        <summary>
          <Icon of={MenuIcon} />
          {findAdminSection(pathname)?.title ?? "Sections"}
          <Icon of={ChevronDown} />
        </summary>
        <Sections {...props} />
      </details>
      <Sections {...props} />
    </>
  );
}

function Sections({ name, roles, badges, open }: RailProps) {
  const desk = scholarshipDesk.filter(({ href }) => open.includes(href));
  return (
    <nav className="rail on-ground" lang="en" aria-label="Sections">
      <SectionLinks sections={adminSections.filter(({ href }) => open.includes(href))} badges={badges} />
      {desk.length > 0 && <h2 className="rail__title">Scholarship desk</h2>}
      <SectionLinks sections={desk} badges={badges} />
      <h2 className="rail__title">Your account</h2>
      <p className="rail__name">
        {name}
        <small className="block">{roles}</small>
      </p>
      <Link to="/settings/security">Security</Link>
      <Link to="/settings/privacy">Privacy</Link>
    </nav>
  );
}

function SectionLinks({
  sections,
  badges,
}: {
  sections: readonly AdminSection[];
  badges: RailProps["badges"];
}) {
  const { pathname } = useLocation();
  const all = [...adminSections, ...scholarshipDesk];
  // A page that is a line of its own and lies in another section: its own line.
  const current = all.find(({ href }) => href === pathname) ?? findAdminSection(pathname);
  return sections.map((section) => (
    <Link key={section.href} to={section.href} aria-current={section === current ? "page" : undefined}>
      <Icon of={section.icon} />
      {section.title}
      <CountBadge
        count={badges[section.href] ?? 0}
        cap={99}
        label={` ${badges[section.href] ?? 0} waiting`}
      />
    </Link>
  ));
}
