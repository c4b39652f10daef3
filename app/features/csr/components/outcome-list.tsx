import { Form } from "react-router";
import { formatDate } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatCount } from "#app/core/money.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { OutcomeLine } from "../csr-view.ts";
import { useCsrMay } from "./csr-may.ts";

type OutcomeListProps = { lines: readonly OutcomeLine[]; answer: FormAnswer | null };

/** Every outcome as it was recorded. A wrong one is taken back with a reason, and recorded anew. */
export function OutcomeList({ lines, answer }: OutcomeListProps) {
  if (lines.length === 0) return null;
  return (
    <Panel title="Recorded outcomes" note="what the board’s figures are made of">
      <DataTable
        caption="Recorded outcomes"
        rows={[...lines]}
        rowKey={({ id }) => id}
        columns={[
          {
            id: "program",
            head: "Program",
            kind: "key",
            cell: (line) => (
              <>
                {line.programme}
                {line.story && <small>{line.story.slice(0, 120)}</small>}
              </>
            ),
          },
          { id: "what", head: "What was counted", cell: (line) => line.metric },
          { id: "state", head: "State", cell: (line) => line.state },
          { id: "count", head: "How many", kind: "number", cell: (line) => formatCount(line.count) },
          { id: "on", head: "Reported", kind: "date", cell: (line) => formatDate(line.on) },
          {
            id: "do",
            head: "Correct",
            kind: "wide",
            cell: (line) =>
              line.takenBack === null ? (
                <TakeBack line={line} answer={answer} />
              ) : (
                <>
                  <StatusBadge status="withdrawn">Taken back</StatusBadge> <small>{line.takenBack}</small>
                </>
              ),
          },
        ]}
      />
    </Panel>
  );
}

function TakeBack({ line, answer }: { line: OutcomeLine; answer: FormAnswer | null }) {
  const isTheirs = useCsrMay("outcome-back");
  const own = answer?.form === "outcome-back" && answer.typed.outcome?.[0] === line.id ? answer : null;
  const field = { ...answerField("outcome-back", "reason", own), id: `outcome-back-${line.id}` };
  if (!isTheirs) return null;
  return (
    <details className="behind" open={own !== null}>
      <summary>
        Take back
        <span className="vh">
          : {line.metric}, {line.count}, {line.programme}
        </span>
      </summary>
      <Form method="post" className="stack" noValidate>
        <input type="hidden" name="outcome" value={line.id} />
        <TextField field={field} label="What was wrong" required maxLength={200} />
        <Button size="sm" kind="danger" name="intent" value="outcome-back">
          Take it back
        </Button>
      </Form>
    </details>
  );
}
