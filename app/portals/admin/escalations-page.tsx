import { exportHref } from "#app/core/lists/desk-exports.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { pageLinks } from "#app/core/lists/page-links.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { applicationPermissions } from "#app/features/applications/application-permissions.ts";
import { DeskApplicationTable } from "#app/features/applications/components/desk-application-table.tsx";
import { listDeskApplications } from "#app/features/applications/server/lists/list-desk-applications.server.ts";
import { assistedList } from "#app/features/applications/views/desk-list.ts";
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

const lateMatters = "/admin/regional-support?state=late";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = parseListQuery(assistedList, url);
  const late = parseListQuery(matterList, lateMatters);
  // Each desk's own half: the other one is not theirs to read.
  const [page, matters] = await Promise.all([
    applicationPermissions.can(actor, "application.see_desk")
      ? listDeskApplications(actor, query, "late")
      : null,
    enquiryPermissions.can(actor, "enquiry.see_desk") ? listMatters(actor, late) : null,
  ]);
  return {
    rows: page?.rows ?? null,
    total: page?.total ?? 0,
    matters: matters?.rows ?? null,
    exportHref: exportHref("escalations", query),
    lateHref: exportHref("regional-support", late),
    ...pageLinks(query, page ?? { next: null, previous: null }),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Escalations",
    description: "Promises that were missed: applications, enquiries, bookings.",
    path: "/admin/escalations",
    indexed: false,
  });

export default function EscalationsPage({ loaderData }: Route.ComponentProps) {
  const { rows, matters } = loaderData;
  return (
    <>
      <PageHead title="Escalations" lead="A missed promise comes here by itself." />
      {rows && (
        <Panel
          title="Applications past their 48 hours"
          buttons={<ExportLink href={loaderData.exportHref} />}
          foot={<ListFoot shown={rows.length} {...loaderData} />}
        >
          {rows.length === 0 ? (
            <p className="panel__body muted">No application is late.</p>
          ) : (
            <DeskApplicationTable caption="Late applications" rows={rows} />
          )}
        </Panel>
      )}
      {matters && (
        <Panel
          title="Enquiries and bookings past their time"
          buttons={
            <>
              <ExportLink href={loaderData.lateHref} />
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
    </>
  );
}
