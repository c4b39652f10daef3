import Hand from "lucide-react/icons/hand";
import Undo2 from "lucide-react/icons/undo-2";
import UserCheck from "lucide-react/icons/user-check";
import { Anchor } from "#app/ui/anchor.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { tickColumn } from "#app/ui/lists/tick-column.tsx";
import type { WorkLine } from "./work-view.ts";

export const workForm = "work";

type Props = { lines: readonly WorkLine[]; path: string; here: string };

/** What waits, a line each, with who has it. */
export function WorkTable({ lines, path, here }: Props) {
  const columns: Column<WorkLine>[] = [
    tickColumn<WorkLine>({
      form: workForm,
      name: "ids",
      about: ({ title }) => title,
      value: ({ kind, id, holderId }) => `${kind}:${id}:${holderId ?? ""}`,
    }),
    {
      id: "title",
      head: "Waits",
      kind: "key",
      cell: (line) => <Anchor href={line.href}>{line.title}</Anchor>,
    },
    { id: "words", head: "What it is", cell: ({ words }) => words },
    { id: "age", head: "For", kind: "date", cell: ({ age }) => age },
    {
      id: "due",
      head: "Due",
      kind: "date",
      cell: (line) => line.clock && <DueTime clock={line.clock} />,
    },
    { id: "holder", head: "Who has it", cell: (line) => (line.isMine ? "You" : (line.holder ?? "Nobody")) },
    {
      id: "do",
      head: "Actions",
      kind: "actions",
      cell: (line) => <Holder line={line} path={path} here={here} />,
    },
  ];
  return (
    <DataTable
      caption="What waits"
      columns={columns}
      rows={[...lines]}
      rowKey={({ kind, id }) => `${kind}.${id}`}
    />
  );
}

/** Asked each time: what was taken may leave the list, and the next one stands where it stood. */
function Holder({ line, path, here }: { line: WorkLine; path: string; here: string }) {
  const { kind, id, title, holder, holderId, isMine } = line;
  const fields = { kind, id, seen: holderId ?? "", next: here };
  if (isMine) {
    return (
      <Ask
        label={`Put back ${title}`}
        icon={Undo2}
        question={
          <p>
            Nobody has <b>{title}</b> then.
          </p>
        }
        confirm="Put it back"
        fields={{ ...fields, intent: "put_back" }}
        action={path}
      />
    );
  }
  return holder === null ? (
    <Ask
      label={`Take ${title}`}
      icon={Hand}
      question={
        <p>
          Nobody has <b>{title}</b>. Take it?
        </p>
      }
      confirm="Take it"
      fields={{ ...fields, intent: "take" }}
      action={path}
    />
  ) : (
    <Ask
      label={`Take over ${title}`}
      icon={UserCheck}
      question={
        <p>
          <b>{holder}</b> has {title}. Take it over? They are told.
        </p>
      }
      confirm="Take it over"
      fields={{ ...fields, intent: "take" }}
      action={path}
    />
  );
}
