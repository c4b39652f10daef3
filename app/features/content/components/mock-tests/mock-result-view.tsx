import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { Language } from "#app/core/words/i18n.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Figures } from "#app/ui/charts/stat-tiles.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Block } from "#app/ui/section.tsx";
import { sectionIn } from "../../messages/mock-sections.ts";
import { marksText } from "../../mock-tests/mock-marking.ts";
import type { MockResult } from "../../mock-tests/mock-view.ts";
import { MockExplanations } from "./mock-explanations.tsx";

/** Score, where it came from, how it grew (`children`), and every question explained. */
export function MockResultView({ result, children }: { result: MockResult; children?: ReactNode }) {
  const t = useTranslations("mock");
  const language = useLocale() as Language;
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
      {marks.lostHundredths > 0 && (
        <p className="muted">{t("tookOff", { marks: marksText(marks.lostHundredths) })}</p>
      )}
      <Panel>
        <DataTable
          caption={t("bySection")}
          small
          rows={[...marks.sections]}
          rowKey={({ name }) => name}
          columns={[
            { id: "section", head: t("section"), kind: "key", cell: ({ name }) => sectionIn(name, language) },
            {
              id: "right",
              head: t("rightColumn"),
              kind: "number",
              cell: ({ correct, of }) => t("rightOf", { correct: String(correct), of: String(of) }),
            },
            { id: "wrong", head: t("wrongColumn"), kind: "number", cell: ({ wrong }) => wrong },
            {
              id: "marks",
              head: t("marksColumn"),
              kind: "number",
              cell: (own) =>
                t("score", {
                  score: marksText(own.scoreHundredths),
                  best: marksText(own.bestHundredths),
                }),
            },
          ]}
        />
      </Panel>
      {children}
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
