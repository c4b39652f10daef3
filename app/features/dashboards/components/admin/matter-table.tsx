import { Form } from "react-router";
import { languageWords, type MatterView, matterKindWords, regions } from "#app/features/helpdesk/matter.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

type Person = { id: string; name: string };

type MatterTableProps = {
  rows: MatterView[];
  people: Person[];
  /** Where the assignment goes, when this page does not take it itself. */
  action?: string;
};

export function MatterTable({ rows, people, action }: MatterTableProps) {
  const columns: Column<MatterView>[] = [
    {
      id: "matter",
      head: "Matter",
      kind: "key",
      cell: (row) => (
        <>
          <Anchor href={row.href}>{row.title}</Anchor>
          <small className="num">{row.number}</small>
        </>
      ),
    },
    { id: "kind", head: "Kind", cell: (row) => matterKindWords[row.kind] },
    { id: "language", head: "Language", cell: (row) => languageWords[row.language] ?? row.language },
    { id: "region", head: "Region", cell: (row) => row.region },
    { id: "due", head: "Due", kind: "date", cell: (row) => row.dueAt },
    {
      id: "status",
      head: "Status",
      kind: "status",
      cell: (row) => (
        <Badge tone={row.isLate ? "bad" : row.isOpen ? "warn" : "mute"}>
          {row.isLate ? `Late: ${row.statusLabel}` : row.statusLabel}
        </Badge>
      ),
    },
    { id: "held", head: "Held by", cell: (row) => row.assignedName },
    {
      id: "do",
      head: "Actions",
      kind: "actions",
      cell: (row) => (
        <AssignForm key={`${row.region}${row.assignedTo}`} row={row} people={people} action={action} />
      ),
    },
  ];
  return <DataTable caption="Matters" columns={columns} rows={rows} rowKey={(row) => row.id} />;
}

type AssignFormProps = { row: MatterView; people: Person[]; action: string | undefined };

function AssignForm({ row, people, action }: AssignFormProps) {
  const fieldOf = (name: string, value: string | null) => ({
    id: `${name}-${row.id}`,
    errorId: `${name}-${row.id}-error`,
    descriptionId: `${name}-${row.id}-hint`,
    name,
    initialValue: value ?? "",
  });
  return (
    <details className="fold">
      <summary>
        Assign<span className="vh"> {row.number}</span>
      </summary>
      <Form method="post" action={action} className="stack">
        <input type="hidden" name="kind" value={row.kind} />
        <input type="hidden" name="matterId" value={row.id} />
        <SelectField
          field={fieldOf("region", row.region ?? row.suggestedRegion)}
          label="Region"
          placeholder="Not sorted yet"
          choices={regions.map((value) => ({ value, label: value }))}
        />
        <SelectField
          field={fieldOf("assignedTo", row.assignedTo)}
          label="Held by"
          placeholder="Nobody"
          choices={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Button size="sm">Save</Button>
      </Form>
    </details>
  );
}
