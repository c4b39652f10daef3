import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { applicationPermissions } from "#app/features/applications/application-permissions.ts";
import { DeskApplicationTable } from "#app/features/applications/components/desk-application-table.tsx";
import { listDeskApplications } from "#app/features/applications/server/lists/list-desk-applications.server.ts";
import { lateList } from "#app/features/applications/views/desk-application-lists.ts";
import { MatterTable } from "#app/features/helpdesk/components/matter-table.tsx";
import { enquiryPermissions } from "#app/features/helpdesk/enquiry-permissions.ts";
import { matterList } from "#app/features/helpdesk/matter-list.ts";
import { listMatters } from "#app/features/helpdesk/server/matters/list-matters.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ExportLink } from "#app/ui/lists/export-link.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/escalations-page";

const lateMatters = `${matterList.path}?state=late`;

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = lateList.read(url);
  const late = matterList.read(lateMatters);
  // Each desk's own half: the other one is not theirs to read.
  const [page, matters] = await Promise.all([
    applicationPermissions.can(actor, "application.see_desk")
      ? listDeskApplications(actor, query, "late")
      : null,
    enquiryPermissions.can(actor, "enquiry.see_desk") ? listMatters(actor, late) : null,
  ]);
  return {
    rows: page?.rows ?? null,
    view: page && lateList.view(query, page),
    matters: matters?.rows ?? null,
    lateHref: matters && matterList.view(late, matters).exportHref,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Escalations",
    description: "Promises that were missed: applications, enquiries, bookings.",
    path: lateList.path,
    indexed: false,
  });

export default function EscalationsPage({ loaderData }: Route.ComponentProps) {
  const { rows, view, matters, lateHref } = loaderData;
  return (
    <div className="stack">
      <PageHead title="Escalations" lead="A missed promise comes here by itself." />
      {rows && view && (
        <Panel
          title="Applications past their 48 hours"
          buttons={<ExportLink href={view.exportHref} />}
          foot={<ListFoot {...view} />}
        >
          {rows.length === 0 ? (
            <p className="panel__body muted">No application is late.</p>
          ) : (
            <DeskApplicationTable caption="Late applications" rows={rows} />
          )}
        </Panel>
      )}
      {matters && lateHref && (
        <Panel
          title="Enquiries and bookings past their time"
          buttons={
            <>
              <ExportLink href={lateHref} />
              <LinkButton kind="quiet" size="sm" href={lateMatters}>
                Assign and answer
              </LinkButton>
            </>
          }
        >
          {matters.length === 0 ? (
            <p className="panel__body muted">Nothing is late.</p>
          ) : (
            <MatterTable rows={matters} />
          )}
        </Panel>
      )}
    </div>
  );
}
