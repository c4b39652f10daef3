import { formatDate } from "#app/core/clock.ts";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { tickColumn } from "#app/ui/lists/tick-column.tsx";
import type { ReviewLine, ReviewView } from "../review-view.ts";
import { ReviewPanel } from "./review-panel.tsx";

type Props = {
  rows: readonly ReviewLine[];
  base: string;
  mayChoose: boolean;
  /** The list is narrowed to it: so is the way from one form to the next. */
  scholarshipId: string;
};

export function ReviewTable({ rows, base, mayChoose, scholarshipId }: Props) {
  const kept = scholarshipId ? `?scholarship=${scholarshipId}` : "";
  const columns: Column<ReviewLine>[] = [
    ...(mayChoose ? [chooseColumn] : []),
    {
      id: "student",
      head: "Student",
      kind: "key",
      cell: (row) => (
        <>
          <Anchor href={`${base}/${row.number}${kept}`}>{row.student ?? row.number}</Anchor>
          {row.student && <small className="num nowrap">{row.number}</small>}
        </>
      ),
    },
    { id: "scholarship", head: "Scholarship", cell: (row) => row.scholarship },
    { id: "applied", head: "Applied", kind: "date", cell: (row) => formatDate(new Date(row.appliedAt)) },
    { id: "score", head: "Score", kind: "number", cell: (row) => row.score },
    {
      id: "due",
      head: "Due",
      kind: "date",
      cell: (row) => row.clock && <DueTime clock={row.clock} />,
    },
    {
      id: "status",
      head: "Status",
      kind: "status",
      cell: (row) => (
        <>
          <StatusBadge status={row.status}>{applicationMachine.states[row.status].label}</StatusBadge>
          {row.isToConfirm && <StatusBadge status="to_confirm">To confirm</StatusBadge>}
          {row.isWaiting && <StatusBadge status="waiting_list">Waiting list</StatusBadge>}
          {row.isWithDesk && row.status === "under_review" && (
            <StatusBadge status="pending">With the desk</StatusBadge>
          )}
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption="Applications"
      columns={columns}
      rows={[...rows]}
      rowKey={(row) => row.id}
      more={(loaded: { view: ReviewView }) => <ReviewPanel view={loaded.view} />}
    />
  );
}

/** Beside the table stands the form that decides about what is ticked. */
export const bulkForm = "bulk";

const chooseColumn = tickColumn<ReviewLine>({
  form: bulkForm,
  name: "ids",
  value: (row) => row.id,
  // Decided, or about to be by another decision about many: its badge says so.
  about: (row) =>
    (row.status === "under_review" || row.status === "action_needed") && !row.isToConfirm
      ? (row.student ?? row.number)
      : null,
});
