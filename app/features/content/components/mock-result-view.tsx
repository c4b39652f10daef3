import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Block } from "#app/ui/section.tsx";
import { Figures } from "#app/ui/stat-tiles.tsx";
import { marksText } from "../mock-marking.ts";
import type { MockResult } from "../mock-view.ts";
import { MockExplanations } from "./mock-explanations.tsx";

/** Score, where it came from, and every question explained. */
export function MockResultView({ result }: { result: MockResult }) {
  const { marks, late, test } = result;
  return (
    <div className="grid grid-cols-1 gap-8">
      {late && (
        <Alert tone="warn" title="The time was over." live>
          Only answers saved in time are counted. With the late ones it would have been{" "}
          {marksText(late.scoreHundredths)} of {marksText(late.bestHundredths)}.
        </Alert>
      )}
      <Figures
        figures={[
          { label: `of ${marksText(marks.bestHundredths)} marks`, value: marksText(marks.scoreHundredths) },
          { label: "right", value: marks.correct },
          { label: "wrong", value: marks.wrong },
          { label: "left out", value: marks.blank },
        ]}
      />
      <p className="muted">
        {marks.wrong > 0 && test.marking.wrong < 0
          ? `Wrong answers took off ${marksText(Math.round(-marks.wrong * test.marking.wrong * 100))} marks. `
          : ""}
        +{test.marking.correct} for each right answer.
      </p>
      <Panel>
        <DataTable
          caption="Right answers by subject"
          small
          rows={[...marks.subjects]}
          rowKey={({ name }) => name}
          columns={[
            { id: "subject", head: "Subject", kind: "key", cell: ({ name }) => name },
            { id: "right", head: "Right", kind: "number", cell: ({ correct, of }) => `${correct} of ${of}` },
          ]}
        />
      </Panel>
      <Block title="Every question explained">
        <MockExplanations result={result} />
      </Block>
      <p className="row">
        <LinkButton href={`/exam-preparation/mock-tests/${test.id}`}>Try again</LinkButton>
        <LinkButton kind="quiet" href="/exam-preparation#book">
          Expert Guidance
        </LinkButton>
      </p>
    </div>
  );
}
