import { Link } from "react-router";
import { useDesk } from "#app/features/identity/components/desk-open.tsx";
import { CountBadge } from "#app/ui/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** The home of who does not run the whole: the pages of their role, what waits first (D20). */
export function DeskHome() {
  const { pages, badges } = useDesk();
  const count = (href: string) => badges[href] ?? 0;
  const inOrder = pages
    .filter(({ href }) => href !== "/admin")
    .toSorted((one, other) => count(other.href) - count(one.href));
  return (
    <Panel title="Your desk" note="what waits comes first" padded>
      <ul className="stack [--gap:0.25rem]">
        {inOrder.map(({ href, title }) => (
          <li key={href} className="row [--gap:0.5rem]">
            <Link to={href}>{title}</Link>
            <CountBadge count={count(href)} cap={99} label={` ${count(href)} waiting`} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
