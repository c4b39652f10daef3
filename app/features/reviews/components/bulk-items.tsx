import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import type { BulkItem, BulkView } from "../bulk-view.ts";

type Props = { bulk: BulkView; base: string };

/** Under the table stands the form that sends the ticked ones back. */
export const backForm = (bulkId: string) => `back-${bulkId}`;

const backColumn = (bulkId: string): Column<BulkItem> => ({
  id: "back",
  head: "Back",
  kind: "tick",
  cell: (row) =>
    row.isBack ? null : (
      <input
        type="checkbox"
        name="back"
        form={backForm(bulkId)}
        value={row.id}
        aria-label={`Send back ${row.student ?? row.number}`}
      />
    ),
});

/** Names, scores, amounts and what stands against it: the second person sees what they confirm (D8). */
export function BulkItems({ bulk: { id, items, verdict, mayConfirm }, base }: Props) {
  const columns: Column<BulkItem>[] = [
    ...(mayConfirm ? [backColumn(id)] : []),
    {
      id: "student",
      head: "Student",
      kind: "key",
      cell: (row) => (
        <>
          <Anchor href={`${base}/${row.number}`}>{row.student ?? row.number}</Anchor>
          {row.student && <small className="num">{row.number}</small>}
        </>
      ),
    },
    { id: "scholarship", head: "Scholarship", cell: (row) => row.scholarship },
    {
      id: "score",
      head: "Score",
      kind: "number",
      cell: (row) => (row.difference ? `${row.score} (differ by ${row.difference})` : row.score),
    },
    ...(verdict === "reject"
      ? []
      : [{ id: "award", head: "Award", kind: "number" as const, cell: (row: BulkItem) => row.award }]),
    {
      id: "status",
      head: "Now",
      kind: "status",
      cell: (row) => (
        <>
          <StatusBadge status={row.status}>{row.statusLabel}</StatusBadge>
          {row.isBack ? (
            <StatusBadge status="returned">Sent back: {row.problem}</StatusBadge>
          ) : row.problem ? (
            <StatusBadge status="refused">Refused: {row.problem}</StatusBadge>
          ) : (
            row.openChecks > 0 &&
            verdict === "approve" &&
            row.status === "under_review" && (
              <StatusBadge status="action_needed">{row.openChecks} checks open</StatusBadge>
            )
          )}
        </>
      ),
    },
  ];
  return (
    <DataTable caption="Whom it is about" columns={columns} rows={[...items]} rowKey={(row) => row.id} />
  );
}
