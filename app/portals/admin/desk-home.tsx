import { Link } from "react-router";
import { useDesk } from "#app/features/identity/components/desk-open.tsx";
import { WorkPanel } from "#app/features/identity/work/work-panel.tsx";
import type { WorkView } from "#app/features/identity/work/work-view.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Where the one that is due first opens by one press. */
const firstOf: Readonly<Record<string, { readonly href: string; readonly words: string }>> = {
  "/admin/enquiries": { href: "/admin/enquiries/next", words: "Answer the first enquiry" },
};

/** D21, D36: what waits stands once, in its queues; the one that is due first opens by one press. */
export function DeskWork({ work }: { work: WorkView }) {
  const { pages } = useDesk();
  const starts = pages.flatMap(({ href }) => firstOf[href] ?? []);
  return (
    <WorkPanel work={work}>
      {starts.map(({ href, words }) => (
        <LinkButton key={href} kind="quiet" size="sm" href={href}>
          {words}
        </LinkButton>
      ))}
    </WorkPanel>
  );
}

/** The home of who does not run the whole: what waits, then the pages of their role (D20). */
export function DeskHome({ work }: { work: WorkView | null }) {
  const { pages } = useDesk();
  return (
    <>
      {work && <DeskWork work={work} />}
      <Panel title="Your desk" padded>
        <ul className="stack [--gap:0.25rem]">
          {pages
            .filter(({ href }) => href !== "/admin")
            .map(({ href, title }) => (
              <li key={href}>
                <Link to={href}>{title}</Link>
              </li>
            ))}
          <li>
            <Link to="/settings/dashboard">My dashboard</Link>
          </li>
        </ul>
      </Panel>
    </>
  );
}
