import Download from "lucide-react/icons/download";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { progressWords } from "../progress-words.ts";

type Student = {
  awardId: string;
  scholar: string;
  programme: string;
  level: string;
  amount: string;
  isPaid: boolean;
  when: string;
  progress: "same" | "continued" | "finished" | "paused" | "stopped" | null;
  note: string | null;
};

type SupportedStudentsTabProps = {
  data: {
    rows: Student[];
    total: number | null;
    progress: string;
    previousHref: string | null;
    nextHref: string | null;
  };
};

const progressBadges = {
  same: "on_track",
  continued: "on_track",
  finished: "completed",
  paused: "action_needed",
  stopped: "inactive",
} as const;

const filters = [
  { value: "", label: "All" },
  { value: "paid", label: "Paid" },
  { value: "waiting", label: "Being paid" },
  { value: "wrote", label: "Wrote to you" },
];

const columns: Column<Student>[] = [
  {
    id: "scholar",
    head: "Student",
    kind: "key",
    cell: (row) => (
      <>
        {row.scholar}
        <small>{row.level}</small>
      </>
    ),
  },
  { id: "programme", head: "Program", cell: (row) => row.programme },
  { id: "amount", head: "From you", kind: "number", cell: (row) => row.amount },
  { id: "when", head: "Date", kind: "date", cell: (row) => row.when },
  {
    id: "money",
    head: "Money",
    kind: "status",
    cell: (row) => (
      <StatusBadge status={row.isPaid ? "paid" : "processing"}>
        {row.isPaid ? "In the bank" : "Being paid"}
      </StatusBadge>
    ),
  },
  {
    id: "progress",
    head: "Progress",
    cell: (row) =>
      row.progress && (
        <StatusBadge status={progressBadges[row.progress]}>{progressWords[row.progress]}</StatusBadge>
      ),
  },
];

/** Supported students by pseudonym, how their studies go, and what they wrote (T14). */
export function SupportedStudentsTab({ data }: SupportedStudentsTabProps) {
  const notes = data.rows.filter(({ note }) => note !== null);
  return (
    <>
      <Panel
        title="Students you support"
        note="Named by pseudonym: their names stay theirs"
        tools={
          <>
            <nav className="row grow" aria-label="Which students">
              {filters.map(({ value, label }) => (
                <Anchor
                  key={label}
                  className="chip"
                  href={value ? `/donor?tab=students&progress=${value}` : "/donor?tab=students"}
                  aria-current={data.progress === value ? "page" : undefined}
                >
                  {label}
                </Anchor>
              ))}
            </nav>
            <LinkButton
              plain
              kind="quiet"
              icon={Download}
              href={
                data.progress ? `/donor/students/export?progress=${data.progress}` : "/donor/students/export"
              }
            >
              Export
            </LinkButton>
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
        {data.rows.length > 0 ? (
          <DataTable
            caption="Students you support"
            columns={columns}
            rows={data.rows}
            rowKey={(row) => row.awardId}
          />
        ) : (
          <EmptyState title="No student here">
            <p className="muted">As soon as your money is awarded, each student is listed.</p>
          </EmptyState>
        )}
      </Panel>
      <section className="stack">
        <h2>Thank-you notes</h2>
        {notes.length === 0 && <p className="muted">Nobody on this page has written yet.</p>}
        <div className="grid-2">
          {notes.map((row) => (
            <figure className="card stack" key={row.awardId}>
              <blockquote className="whitespace-pre-line">“{row.note}”</blockquote>
              <figcaption className="small muted">
                {row.scholar}, {row.programme}
              </figcaption>
            </figure>
          ))}
        </div>
      </section>
    </>
  );
}
