import { parseListQuery } from "#app/core/lists/list-query.ts";
import { listView } from "#app/core/lists/list-view.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { EnquiryPanel, type EnquiryPanelData } from "../components/enquiry-panel.tsx";
import { enquiryBadges } from "../enquiry-badges.ts";
import { enquiryList } from "../enquiry-list.ts";
import { enquiryMachine } from "../enquiry-status.ts";
import { enquirySubjects } from "../enquiry-subjects.ts";
import type { EnquiryLine } from "../server/enquiries/enquiry-query.server.ts";
import { listEnquiries } from "../server/enquiries/list-enquiries.server.ts";
import type { Route } from "./+types/enquiries-page";

const here = "/admin/enquiries";

const words = {
  status: Object.fromEntries(
    enquiryMachine.stateNames.map((value) => [value, enquiryMachine.states[value].label]),
  ),
  subject: Object.fromEntries(enquirySubjects.map(({ value, label }) => [value, label])),
  clock: { late: "Late" },
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseListQuery(enquiryList, url);
  const page = await listEnquiries(await getActor(context), query);
  return { rows: page.rows, view: listView(here, enquiryList, query, page, words) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Enquiries",
    description: "What people wrote to the help desk, with number and clock.",
    path: here,
    indexed: false,
  });

const columns: Column<EnquiryLine>[] = [
  {
    id: "number",
    head: "Enquiry",
    kind: "key",
    cell: (row) => (
      <>
        <Anchor href={`/admin/enquiries/${row.id}`}>{row.name}</Anchor>
        <small className="num">{row.number}</small>
      </>
    ),
  },
  { id: "subject", head: "Subject", cell: (row) => row.subject },
  { id: "sent", head: "Sent", kind: "date", cell: (row) => row.sentAt },
  { id: "due", head: "Reply by", kind: "date", cell: (row) => row.replyBy },
  {
    id: "status",
    head: "Status",
    kind: "status",
    cell: (row) =>
      row.isLate ? (
        <StatusBadge status="overdue">Late</StatusBadge>
      ) : (
        <StatusBadge status={enquiryBadges[row.status]}>{row.statusLabel}</StatusBadge>
      ),
  },
];

export default function EnquiriesPage({ loaderData: { rows, view } }: Route.ComponentProps) {
  return (
    <DeskList
      title="Enquiries"
      lead="Every message has a number and is answered within 2 office hours."
      view={view}
      placeholder="Number, name, e-mail or phone"
      rowsTitle="Messages"
      empty={{
        picture: emptyInbox,
        title: "Nobody has written yet",
        words: "What comes by the contact form is here.",
        noMatch: "No enquiry matches",
      }}
    >
      <DataTable
        caption="Enquiries"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        more={(loaded: EnquiryPanelData) => <EnquiryPanel {...loaded} />}
      />
    </DeskList>
  );
}
