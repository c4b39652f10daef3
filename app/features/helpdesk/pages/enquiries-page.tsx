import Download from "lucide-react/icons/download";
import { parseListQuery } from "#app/core/list-query.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { StatusBadge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ActiveFilters, FilterBar } from "#app/ui/filter-bar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { enquiryBadges } from "../enquiry-badges.ts";
import { enquiryList } from "../enquiry-list.ts";
import { enquiryMachine } from "../enquiry-status.ts";
import { enquirySubjects } from "../enquiry-subjects.ts";
import type { EnquiryLine } from "../server/enquiry-query.server.ts";
import { listEnquiries } from "../server/list-enquiries.server.ts";
import type { Route } from "./+types/enquiries-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseListQuery(enquiryList, url);
  const page = await listEnquiries(await getActor(context), query);
  const { status, subject, clock } = query.filters;
  return {
    rows: page.rows,
    total: page.total ?? 0,
    search: query.search,
    notes: query.notes,
    isNarrowed: query.isNarrowed,
    chosen: { status: status[0] ?? "", subject: subject[0] ?? "", clock: clock[0] ?? "", sort: query.sort },
    active: [
      ...status.map((value) => ({ label: value, removeHref: query.toUrl({ filters: { status: null } }) })),
      ...subject.map((value) => ({ label: value, removeHref: query.toUrl({ filters: { subject: null } }) })),
      ...clock.map(() => ({ label: "Late", removeHref: query.toUrl({ filters: { clock: null } }) })),
    ],
    previousHref: page.previous ? query.toUrl({ cursor: page.previous }) : null,
    nextHref: page.next ? query.toUrl({ cursor: page.next }) : null,
    exportHref: query.toUrl().replace("/admin/enquiries", "/admin/enquiries/export"),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Enquiries",
    description: "What people wrote to the help desk, with number and clock.",
    path: "/admin/enquiries",
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

export default function EnquiriesPage({ loaderData }: Route.ComponentProps) {
  const { rows, chosen } = loaderData;
  return (
    <div className="wrap pb-12">
      <PageHead title="Enquiries" lead="Every message has a number and is answered within 2 office hours." />
      <div className="stack">
        {loaderData.notes.map((note) => (
          <Alert key={note}>{note}</Alert>
        ))}
        <FilterBar
          searchName="q"
          searchValue={loaderData.search}
          placeholder="Number, name, e-mail or phone"
          active={loaderData.active.length}
        >
          <Filter name="status" label="Status" all="All" value={chosen.status} choices={statusChoices} />
          <Filter
            name="subject"
            label="Subject"
            all="All"
            value={chosen.subject}
            choices={[...enquirySubjects]}
          />
          <Filter
            name="clock"
            label="Clock"
            all="Any"
            value={chosen.clock}
            choices={[{ value: "late", label: "Late" }]}
          />
          <Filter name="sort" label="Order" value={chosen.sort} choices={sortChoices} />
        </FilterBar>
        <ActiveFilters filters={loaderData.active} clearHref="/admin/enquiries" />
        <Panel
          title="Messages"
          note={`${loaderData.total} in all`}
          tools={
            <LinkButton plain kind="quiet" size="sm" icon={Download} href={loaderData.exportHref}>
              Export
            </LinkButton>
          }
          foot={
            <Pagination
              range={`${rows.length} of ${loaderData.total}`}
              previousHref={loaderData.previousHref ?? undefined}
              nextHref={loaderData.nextHref ?? undefined}
            />
          }
        >
          {rows.length > 0 ? (
            <DataTable caption="Enquiries" columns={columns} rows={rows} rowKey={(row) => row.id} />
          ) : (
            <EmptyState
              picture={emptyInbox}
              title={loaderData.isNarrowed ? "No enquiry matches" : "Nobody has written yet"}
            >
              <p className="muted">
                {loaderData.isNarrowed
                  ? "Take a filter away or search for less."
                  : "What comes by the contact form is here."}
              </p>
            </EmptyState>
          )}
        </Panel>
      </div>
    </div>
  );
}

const statusChoices = enquiryMachine.stateNames.map((value) => ({
  value,
  label: enquiryMachine.states[value].label,
}));
const sortChoices = Object.entries(enquiryList.sorts).map(([value, { label }]) => ({
  value,
  label: label ?? value,
}));

type FilterProps = {
  name: string;
  label: string;
  all?: string;
  value: string;
  choices: { value: string; label: string }[];
};

function Filter({ name, label, all, value, choices }: FilterProps) {
  const id = `enquiries-${name}`;
  const field = {
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
    initialValue: value,
    key: value,
  };
  return (
    <SelectField
      field={field}
      label={label}
      choices={choices}
      {...(all !== undefined && { placeholder: all })}
    />
  );
}
