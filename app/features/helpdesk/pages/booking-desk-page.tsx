import Download from "lucide-react/icons/download";
import { formatDateTime } from "#app/core/clock.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Alert } from "#app/ui/alert.tsx";
import emptyBookings from "#app/ui/art/empty-bookings.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ActiveFilters, FilterBar } from "#app/ui/filter-bar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { bookingList } from "../booking-list.ts";
import { bookingMachine } from "../booking-status.ts";
import { bookingKindNames, bookingKinds } from "../booking-words.ts";
import { BookingDeskTable } from "../components/booking-desk-table.tsx";
import { listBookings } from "../server/list-bookings.server.ts";
import type { Route } from "./+types/booking-desk-page";

const here = "/admin/bookings";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseListQuery(bookingList, url);
  const page = await listBookings(await getActor(context), query);
  const { status, kind } = query.filters;
  return {
    rows: page.rows.map((row) => ({
      number: row.number,
      name: row.name,
      phone: row.phone,
      title: row.title,
      kind: bookingKindNames[row.kind],
      when: row.startsAt ? formatDateTime(row.startsAt) : null,
      counsellor: row.counsellor,
      status: row.status,
      statusLabel: bookingMachine.states[row.status].label,
      isOverdue: row.isOverdue,
    })),
    total: page.total ?? 0,
    search: query.search,
    notes: query.notes,
    isNarrowed: query.isNarrowed,
    chosen: { status: status[0] ?? "", kind: kind[0] ?? "", sort: query.sort },
    active: [
      ...status.map((value) => ({
        label: bookingMachine.states[value as keyof typeof bookingMachine.states].label,
        removeHref: query.toUrl({ filters: { status: null } }),
      })),
      ...kind.map((value) => ({
        label: bookingKindNames[value as keyof typeof bookingKindNames],
        removeHref: query.toUrl({ filters: { kind: null } }),
      })),
    ],
    previousHref: page.previous ? query.toUrl({ cursor: page.previous }) : null,
    nextHref: page.next ? query.toUrl({ cursor: page.next }) : null,
    exportHref: query.toUrl().replace(here, `${here}/export`),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Bookings",
    description: "Every session booked by any form, with its time and its state.",
    path: here,
    indexed: false,
  });

const filters = {
  status: bookingMachine.stateNames.map((value) => ({ value, label: bookingMachine.states[value].label })),
  kind: bookingKinds.map((value) => ({ value, label: bookingKindNames[value] })),
  sort: Object.entries(bookingList.sorts).map(([value, { label }]) => ({ value, label: label ?? value })),
};

export default function BookingDeskPage({ loaderData }: Route.ComponentProps) {
  const { rows, chosen } = loaderData;
  return (
    <div className="wrap pb-12">
      <PageHead title="Bookings" lead="A requested time is confirmed within 24 hours." />
      <div className="stack">
        {loaderData.notes.map((note) => (
          <Alert key={note}>{note}</Alert>
        ))}
        <FilterBar
          searchName="q"
          searchValue={loaderData.search}
          placeholder="Number, phone, e-mail or session"
          active={loaderData.active.length}
        >
          {(["status", "kind", "sort"] as const).map((name) => (
            <SelectField
              key={name}
              field={{
                id: `bookings-${name}`,
                name,
                errorId: `bookings-${name}-error`,
                descriptionId: `bookings-${name}-hint`,
                initialValue: chosen[name],
                key: chosen[name],
              }}
              label={{ status: "Status", kind: "Kind", sort: "Order" }[name]}
              choices={filters[name]}
              {...(name !== "sort" && { placeholder: "All" })}
            />
          ))}
        </FilterBar>
        <ActiveFilters filters={loaderData.active} clearHref={here} />
        <Panel
          title="Sessions"
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
            <BookingDeskTable rows={rows} />
          ) : (
            <EmptyState
              picture={emptyBookings}
              title={loaderData.isNarrowed ? "No booking matches" : "No booking yet"}
            >
              <p className="muted">
                {loaderData.isNarrowed
                  ? "Take a filter away or search for less."
                  : "What comes by any form is here."}
              </p>
            </EmptyState>
          )}
        </Panel>
      </div>
    </div>
  );
}
