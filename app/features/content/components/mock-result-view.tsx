import { useTranslations } from "use-intl";
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
  const t = useTranslations("mock");
  const { marks, late, test } = result;
  return (
    <div className="grid grid-cols-1 gap-8">
      {late && (
        <Alert tone="warn" title={t("late")} live>
          {t("lateText", { score: marksText(late.scoreHundredths), best: marksText(late.bestHundredths) })}
        </Alert>
      )}
      <Figures
        figures={[
          {
            label: t("ofMarks", { best: marksText(marks.bestHundredths) }),
            value: marksText(marks.scoreHundredths),
          },
          { label: t("right"), value: marks.correct },
          { label: t("wrong"), value: marks.wrong },
          { label: t("leftOut"), value: marks.blank },
        ]}
      />
      <p className="muted">
        {marks.wrong > 0 && test.marking.wrong < 0
          ? `${t("tookOff", { marks: marksText(Math.round(-marks.wrong * test.marking.wrong * 100)) })} `
          : ""}
        {t("forRight", { marks: String(test.marking.correct) })}
      </p>
      <Panel>
        <DataTable
          caption={t("bySubject")}
          small
          rows={[...marks.subjects]}
          rowKey={({ name }) => name}
          columns={[
            { id: "subject", head: t("subject"), kind: "key", cell: ({ name }) => name },
            {
              id: "right",
              head: t("rightColumn"),
              kind: "number",
              cell: ({ correct, of }) => t("rightOf", { correct: String(correct), of: String(of) }),
            },
          ]}
        />
      </Panel>
      <Block title={t("explained")}>
        <MockExplanations result={result} />
      </Block>
      <p className="row">
        <LinkButton href={`/exam-preparation/mock-tests/${test.id}`}>{t("again")}</LinkButton>
        <LinkButton kind="quiet" href="/exam-preparation#book">
          {t("guidance")}
        </LinkButton>
      </p>
    </div>
  );
}
