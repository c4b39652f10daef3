import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { mockMessages } from "../../messages/mock.messages.server.ts";
import { listOwnMockTries } from "../../server/mock-tests/list-own-mock-tries.server.ts";
import type { Route } from "./+types/mock-results-page";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const language = context.get(languageContext);
  return {
    tries: await listOwnMockTries(actor.userId ?? "", language),
    title: mockMessages[language].results,
    description: mockMessages[language].resultsLead,
    messages: loadMessages(language, { mock: mockMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/exam-preparation/mock-tests/results",
    indexed: false,
  });

export default function MockResultsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("mock");
  const { tries } = loaderData;
  return (
    <div className="wrap pb-20">
      <PageHead
        title={t("results")}
        lead={t(tries.length > 0 ? "resultsLead" : "resultsNone")}
        crumbs={
          <Breadcrumb
            crumbs={[{ label: t("tests"), href: "/exam-preparation/mock-tests" }, { label: t("results") }]}
          />
        }
      />
      {tries.length > 0 && (
        <Panel>
          <DataTable
            caption={t("results")}
            rows={tries}
            rowKey={({ id }) => id}
            columns={[
              {
                id: "exam",
                head: t("exam"),
                kind: "key",
                cell: ({ id, test, exam }) => (
                  <Link to={`/exam-preparation/mock-tests/${test}/results/${id}`}>{exam}</Link>
                ),
              },
              { id: "when", head: t("when"), kind: "date", cell: ({ when }) => when },
              {
                id: "marks",
                head: t("marksColumn"),
                kind: "number",
                cell: ({ score, best }) => t("score", { score, best }),
              },
            ]}
          />
        </Panel>
      )}
    </div>
  );
}
