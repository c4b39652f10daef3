import ChevronDown from "lucide-react/icons/chevron-down";
import MenuIcon from "lucide-react/icons/menu";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { CountBadge } from "#app/ui/desk/badge.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { isCurrent } from "../site-header.tsx";
import {
  type AdminSection,
  adminSections,
  deskGroups,
  findAdminSection,
  scholarshipDesk,
} from "./admin-sections.ts";

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

/** What everybody of the desk has for themselves. */
const ownPages = [
  { href: "/settings/dashboard", title: "My dashboard" },
  { href: "/settings/security", title: "Security" },
  { href: "/settings/privacy", title: "Privacy" },
] as const;

function Sections({ name, roles, badges, open }: RailProps) {
  const { pathname } = useLocation();
  const desk = scholarshipDesk.filter(({ href }) => open.includes(href));
  return (
    <nav className="rail on-ground" lang="en" aria-label="Sections">
      <SectionLinks sections={adminSections.filter(({ href }) => open.includes(href))} badges={badges} />
      {desk.length > 0 && <h2 className="rail__title">Scholarship desk</h2>}
      <DeskLinks desk={desk} badges={badges} />
      <h2 className="rail__title">Your account</h2>
      <p className="rail__name">
        {name}
        <small className="grid">{roles}</small>
      </p>
      {ownPages.map(({ href, title }) => (
        <Link key={href} to={href} aria-current={isCurrent(href, pathname) ? "page" : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}

const mostUnfolded = 12;

/** Whoever works at all of it sees groups with what waits in each; whoever has few pages sees them. */
function DeskLinks({ desk, badges }: { desk: readonly AdminSection[]; badges: RailProps["badges"] }) {
  const { pathname } = useLocation();
  if (desk.length <= mostUnfolded) return <SectionLinks sections={desk} badges={badges} />;
  const here = findAdminSection(pathname);
  return (
    <>
      <SectionLinks sections={desk.filter(({ group }) => !group)} badges={badges} />
      {deskGroups.map((title) => {
        const sections = desk.filter(({ group }) => group === title);
        const waiting = sections.reduce((sum, { href }) => sum + (badges[href] ?? 0), 0);
        const isHere = sections.some((section) => section === here || section.href === pathname);
        return (
          <details className="rail__group" key={title} open={isHere}>
            <summary>
              <Icon of={ChevronDown} />
              {title}
              <CountBadge count={waiting} cap={99} label={` ${waiting} waiting`} />
            </summary>
            <SectionLinks sections={sections} badges={badges} />
          </details>
        );
      })}
    </>
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
