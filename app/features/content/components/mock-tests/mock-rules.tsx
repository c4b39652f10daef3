import { useLocale, useTranslations } from "use-intl";
import type { Language } from "#app/core/words/i18n.ts";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Block } from "#app/ui/section.tsx";
import { sectionIn } from "../../messages/mock-sections.ts";
import { marksText } from "../../mock-tests/mock-marking.ts";
import type { MockSection, MockTest } from "../../mock-tests/mock-test.ts";

type MockRulesProps = {
  test: Pick<MockTest, "minutes" | "real" | "notes"> & {
    readonly questions: number;
    readonly sections: readonly (MockSection & { readonly questions: number })[];
  };
};

/** What is asked, what it counts, and in what the real exam differs. */
export function MockRules({ test }: MockRulesProps) {
  const t = useTranslations("mockTest");
  const language = useLocale() as Language;
  const { minutes, real, notes, questions, sections } = test;
  return (
    <>
      <Block title={t("sections")}>
        <Panel>
          <DataTable
            caption={t("sections")}
            small
            rows={[...sections]}
            rowKey={({ name }) => name}
            columns={[
              {
                id: "section",
                head: t("section"),
                kind: "key",
                cell: ({ name }) => sectionIn(name, language),
              },
              { id: "questions", head: t("questions"), kind: "number", cell: (row) => row.questions },
              { id: "right", head: t("forRight"), kind: "number", cell: ({ correct }) => `+${correct}` },
              {
                id: "wrong",
                head: t("forWrong"),
                kind: "number",
                cell: ({ wrong }) => (wrong === 0 ? t("nothing") : marksText(Math.round(wrong * 100))),
              },
            ]}
          />
        </Panel>
      </Block>
      <div className="prose">
        <h2 className="sec-title">{t("differs")}</h2>
        <ul>
          <li>
            {real
              ? t("pace", {
                  realQuestions: String(real.questions),
                  realMinutes: String(real.minutes),
                  questions: String(questions),
                  minutes: String(minutes),
                })
              : t("ownPace")}
          </li>
          {notes.map((note) => (
            <li key={note}>{t(`notes.${note}`)}</li>
          ))}
        </ul>
        <h2 className="sec-title">{t("before")}</h2>
        <ul>
          <li>{t("rules.clock")}</li>
          <li>{t("rules.blank")}</li>
          <li>{t("rules.reload")}</li>
          <li>{t("rules.kept")}</li>
        </ul>
      </div>
    </>
  );
}
