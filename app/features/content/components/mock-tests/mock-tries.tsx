import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Language } from "#app/core/words/i18n.ts";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { sectionIn } from "../../messages/mock-sections.ts";
import type { MockTry } from "../../mock-tests/mock-try.ts";

type MockTriesProps = {
  tries: readonly MockTry[];
  caption: string;
  /** Where a try opens; a visitor's are not kept by us and open nowhere. */
  hrefOf?: (id: string) => string;
};

/** Tries at one test, the newest first, by section: so that one sees what grows. */
export function MockTries({ tries, caption, hrefOf }: MockTriesProps) {
  const t = useTranslations("mock");
  const language = useLocale() as Language;
  const sections = tries[0]?.sections.map(({ name }) => name) ?? [];
  return (
    <Panel>
      <DataTable
        caption={caption}
        rows={[...tries]}
        rowKey={({ id }) => id}
        columns={[
          {
            id: "when",
            head: t("when"),
            kind: "key",
            cell: ({ id, when }) => (hrefOf ? <Link to={hrefOf(id)}>{when}</Link> : when),
          },
          {
            id: "marks",
            head: t("marksColumn"),
            kind: "number",
            cell: ({ score, best }) => t("score", { score, best }),
          },
          ...sections.map((name) => ({
            id: name,
            head: sectionIn(name, language),
            kind: "number" as const,
            cell: (one: MockTry) => {
              const own = one.sections.find((section) => section.name === name);
              return own && t("rightOf", { correct: String(own.correct), of: String(own.of) });
            },
          })),
        ]}
      />
    </Panel>
  );
}
