import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Eye from "lucide-react/icons/eye";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { totalText } from "#app/core/lists/total-text.ts";
import { scholarshipMachine } from "#app/features/scholarships/scholarship-status.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyApplications from "#app/ui/art/empty-applications.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { RowLink } from "#app/ui/pictures/icon-button.tsx";
import { TabSearch } from "#app/ui/portal/tab-search.tsx";
import { type OwnScholarshipLine, ownScholarshipBadges } from "../own-scholarship.ts";
import { ownScholarshipColumns } from "../own-scholarship-columns.ts";
import type { ScholarshipsTabView } from "../scholarships-tab-view.ts";

type ScholarshipsTabProps = { data: ScholarshipsTabView; mayChange: boolean };

const statuses = scholarshipMachine.stateNames.map((value) => ({
  value,
  label: scholarshipMachine.states[value].label,
}));

/** My Scholarships: the table and Create New (spec 1). */
export function ScholarshipsTab({ data, mayChange }: ScholarshipsTabProps) {
  return (
    <Panel
      title="My Scholarships"
      note={`${totalText(data.total)} in all`}
      tools={
        <>
          <TabSearch
            tab="scholarships"
            label="Search scholarships"
            value={data.search}
            filters={[
              { name: "status", label: "Status", all: "All statuses", value: data.status, choices: statuses },
            ]}
          />
          <LinkButton plain kind="quiet" size="sm" icon={Download} href={data.exportHref}>
            Export
          </LinkButton>
          {mayChange && (
            <LinkButton size="sm" icon={Plus} href="/institute/scholarships/new">
              Create New
            </LinkButton>
          )}
        </>
      }
      foot={
        <ListFoot
          shown={data.rows.length}
          total={data.total}
          previousHref={data.previousHref}
          nextHref={data.nextHref}
        />
      }
    >
      {data.rows.length === 0 && data.isNarrowed ? (
        <EmptyState picture={emptyApplications} title="No scholarship matches">
          <p>Search for less, or choose another status.</p>
        </EmptyState>
      ) : (
        <ScholarshipTable rows={data.rows} mayChange={mayChange} />
      )}
    </Panel>
  );
}

type ScholarshipTableProps = { rows: readonly OwnScholarshipLine[]; mayChange: boolean };

export function ScholarshipTable({ rows, mayChange }: ScholarshipTableProps) {
  if (rows.length === 0) {
    return (
      <EmptyState picture={emptyApplications} title="No scholarship yet">
        <p>Offer the first one: name it, say who may apply and until when.</p>
        {mayChange && <LinkButton href="/institute/scholarships/new">Create New</LinkButton>}
      </EmptyState>
    );
  }
  return (
    <ListTable
      caption="My Scholarships"
      columns={ownScholarshipColumns}
      rows={rows}
      cells={cells}
      actions={(row) => (
        <>
          <RowLink icon={Eye} label={`View ${row.name}`} href={`/institute/scholarships/${row.id}`} />
          {mayChange && (
            <>
              <RowLink
                icon={Pencil}
                label={`Edit ${row.name}`}
                href={`/institute/scholarships/${row.id}/edit`}
              />
              <RowLink
                icon={Copy}
                label={`Copy ${row.name}`}
                href={`/institute/scholarships/new?copy=${row.id}`}
              />
            </>
          )}
        </>
      )}
    />
  );
}

const cells = {
  name: (row: OwnScholarshipLine) => <Anchor href={`/institute/scholarships/${row.id}`}>{row.name}</Anchor>,
  status: (row: OwnScholarshipLine) => (
    <StatusBadge status={ownScholarshipBadges[row.status]}>{row.statusLabel}</StatusBadge>
  ),
};
