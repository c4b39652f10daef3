import Pencil from "lucide-react/icons/pencil";
import { Form } from "react-router";
import type { DeskScholarship } from "#app/features/scholarships/lists/desk-scholarship.ts";
import { deskScholarshipColumns } from "#app/features/scholarships/lists/desk-scholarship-columns.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { RowLink } from "#app/ui/pictures/icon-button.tsx";
import { ownScholarshipBadges } from "../own-scholarship.ts";

const cells = {
  title: (row: DeskScholarship) => (
    <>
      <Anchor href={`/scholarships/${row.slug}`}>{row.title}</Anchor>
      <small>{row.provider}</small>
    </>
  ),
  facts: (row: DeskScholarship) => (
    <>
      {row.checkedOn ?? "Never"} {row.isOld && <StatusBadge status="out_of_date">Old</StatusBadge>}
      <small>{`${sourcesOf(row)}, confidence ${row.confidence}`}</small>
      {row.season && <small>{row.season}</small>}
      {row.differs && (
        <small className="break-words whitespace-normal">Sources disagree: {row.differs}</small>
      )}
    </>
  ),
  status: (row: DeskScholarship) => (
    <StatusBadge status={ownScholarshipBadges[row.status]}>{row.statusLabel}</StatusBadge>
  ),
};

const actions = (row: DeskScholarship) => (
  <div className="row justify-end sm:flex-nowrap">
    <RowLink icon={Pencil} label={`Edit ${row.title}`} href={`/admin/scholarships/${row.id}/edit`} />
    <details className="fold">
      <summary>
        Change<span className="vh"> {row.title}</span>
      </summary>
      <Form method="post" className="stack">
        <input type="hidden" name="id" value={row.id} />
        {row.events.some(({ event }) => event === "return") && (
          <label className="field">
            What has to change
            <input className="input" name="reason" maxLength={500} />
          </label>
        )}
        <p className="row">
          {row.events.map(({ event, label }) => (
            <Button key={event} size="sm" kind="quiet" name="intent" value={event}>
              {label}
            </Button>
          ))}
          <Button size="sm" kind="quiet" name="intent" value="confirm">
            Facts are right today
          </Button>
        </p>
        {row.sources.length > 0 && <small className="break-all">{row.sources.join(" · ")}</small>}
      </Form>
    </details>
  </div>
);

function sourcesOf({ sources: { length } }: DeskScholarship): string {
  if (length === 0) return "no source named";
  return `${length} ${length === 1 ? "source" : "sources"}`;
}

export function ScholarshipDeskTable({ rows }: { rows: DeskScholarship[] }) {
  return (
    <ListTable
      caption="Scholarships"
      columns={deskScholarshipColumns}
      rows={rows}
      cells={cells}
      actions={actions}
    />
  );
}
