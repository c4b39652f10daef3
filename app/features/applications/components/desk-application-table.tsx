import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { ReadsBadge } from "#app/ui/desk/reads-badge.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import type { DeskApplication } from "../views/desk-application.ts";
import { deskApplicationColumns } from "../views/desk-application-columns.ts";

type Props = {
  rows: DeskApplication[];
  caption: string;
  /** The scholarships to choose from, for those without one. */
  choices?: Choice[];
  /** Of each application: what fits its student, best first. */
  fitting?: Readonly<Record<string, readonly Choice[]>>;
};
type Choice = { readonly slug: string; readonly title: string };

export function DeskApplicationTable({ rows, caption, choices, fitting = {} }: Props) {
  const choose = (row: DeskApplication) => (
    <Form method="post" className="row">
      <input type="hidden" name="applicationId" value={row.id} />
      <label className="vh" htmlFor={`slug-${row.id}`}>
        {`Scholarship for ${row.number}`}
      </label>
      <select id={`slug-${row.id}`} name="slug" className="select" defaultValue="" required>
        <option value="">Choose a scholarship</option>
        <ChoiceGroup label="Fits the student, best first" choices={fitting[row.id] ?? []} />
        <ChoiceGroup
          label="Others that were found"
          choices={(choices ?? []).filter(({ slug }) => !fitting[row.id]?.some((fits) => fits.slug === slug))}
        />
      </select>
      <Button size="sm">Choose</Button>
    </Form>
  );
  return (
    <ListTable
      caption={caption}
      columns={deskApplicationColumns}
      rows={rows}
      cells={cells}
      {...(choices && { actions: choose })}
    />
  );
}

const cells = {
  student: (row: DeskApplication) => (
    <>
      {row.student}
      <small className="num">{row.number}</small>
      <ReadsBadge language={row.reads} />
    </>
  ),
  scholarship: (row: DeskApplication) => row.scholarship ?? "Assisted: none yet",
  due: (row: DeskApplication) => (row.clock ? <DueTime clock={row.clock} /> : row.dueAt),
  status: (row: DeskApplication) => <StatusBadge status="under_review">{row.statusLabel}</StatusBadge>,
};

function ChoiceGroup({ label, choices }: { label: string; choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <optgroup label={label}>
      {choices.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </optgroup>
  );
}
