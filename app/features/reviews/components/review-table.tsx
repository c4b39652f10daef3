import { formatDate } from "#app/core/clock.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { tickColumn } from "#app/ui/lists/tick-column.tsx";
import { reviewColumns } from "../review-columns.ts";
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
  const student = (row: ReviewLine) => (
    <>
      <Anchor href={`${base}/${row.number}${kept}`}>{row.student ?? row.number}</Anchor>
      {row.student && <small className="num nowrap">{row.number}</small>}
    </>
  );
  return (
    <ListTable
      caption="Applications"
      columns={reviewColumns}
      rows={rows}
      cells={{ ...cells, student }}
      tick={mayChoose && chooseColumn}
      more={(loaded: { view: ReviewView }) => <ReviewPanel view={loaded.view} />}
    />
  );
}

const cells = {
  applied: (row: ReviewLine) => formatDate(new Date(row.appliedAt)),
  due: (row: ReviewLine) => row.clock && <DueTime clock={row.clock} />,
  status: (row: ReviewLine) => (
    <>
      <StatusBadge status={row.status}>{reviewColumns.status.text(row)}</StatusBadge>
      {row.isToConfirm && <StatusBadge status="to_confirm">To confirm</StatusBadge>}
      {row.isWaiting && <StatusBadge status="waiting_list">Waiting list</StatusBadge>}
      {row.isWithDesk && row.status === "under_review" && (
        <StatusBadge status="pending">With the desk</StatusBadge>
      )}
    </>
  ),
};

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
  amount: ({ usualAwardPaise }) => usualAwardPaise,
});
