import { Link } from "react-router";
import { useDesk } from "#app/features/identity/components/desk-open.tsx";
import { WorkPanel } from "#app/features/identity/work/work-panel.tsx";
import type { WorkView } from "#app/features/identity/work/work-view.ts";
import { CountBadge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Where the one that is due first opens by one press. */
const firstOf: Readonly<Record<string, { readonly href: string; readonly words: string }>> = {
  "/admin/enquiries": { href: "/admin/enquiries/next", words: "Answer the first enquiry" },
};

/** What waits on this person's pages, the most first: each number leads to its list (D21, D36). */
export function DeskWaits() {
  const { pages, badges } = useDesk();
  const waiting = pages
    .map(({ href, title }) => ({ href, title, count: badges[href] ?? 0 }))
    .filter(({ href, count }) => count > 0 && href !== "/admin")
    .toSorted((one, other) => other.count - one.count);
  const starts = pages.flatMap(({ href }) => firstOf[href] ?? []);
  if (waiting.length + starts.length === 0) return null;
  return (
    <nav className="waits" aria-label="What waits">
      {waiting.map(({ href, title, count }) => (
        <Link key={href} to={href}>
          {title} <CountBadge count={count} cap={99} label={` ${count} waiting`} />
        </Link>
      ))}
      {starts.map(({ href, words }) => (
        <LinkButton key={href} kind="quiet" size="sm" href={href}>
          {words}
        </LinkButton>
      ))}
    </nav>
  );
}

/** The home of who does not run the whole: what waits, then the pages of their role (D20). */
export function DeskHome({ work }: { work: WorkView | null }) {
  const { pages } = useDesk();
  return (
    <>
      {work && <WorkPanel work={work} />}
      <DeskWaits />
      <Panel title="Your desk" padded>
        <ul className="stack [--gap:0.25rem]">
          {pages
            .filter(({ href }) => href !== "/admin")
            .map(({ href, title }) => (
              <li key={href}>
                <Link to={href}>{title}</Link>
              </li>
            ))}
        </ul>
      </Panel>
    </>
  );
}
