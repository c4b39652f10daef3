import Download from "lucide-react/icons/download";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { progressWords } from "../progress-words.ts";
import { type SupportedStudent, supportedStudentColumns } from "../student-columns.ts";

type SupportedStudentsTabProps = {
  data: {
    rows: SupportedStudent[];
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

const cells = {
  scholar: (row: SupportedStudent) => (
    <>
      {row.scholar}
      <small>{row.level}</small>
    </>
  ),
  money: (row: SupportedStudent) => (
    <StatusBadge status={row.isPaid ? "paid" : "processing"}>
      {supportedStudentColumns.money.text(row)}
    </StatusBadge>
  ),
  progress: (row: SupportedStudent) =>
    row.progress && (
      <StatusBadge status={progressBadges[row.progress]}>{progressWords[row.progress]}</StatusBadge>
    ),
};

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
          <ListTable
            caption="Students you support"
            columns={supportedStudentColumns}
            rows={data.rows}
            cells={cells}
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
            <figure className="card stack" key={row.id}>
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
