import { useTranslations } from "use-intl";
import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Said } from "#app/ui/dialogs/said.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { ownDashboardMessages } from "../messages/own-dashboard.messages.server.ts";
import type { Route } from "./+types/dashboard-page";
import { dashboardActions } from "./dashboard-actions.server.ts";
import { AddFigures, AddView } from "./new-tile-forms.tsx";
import { readDashboard } from "./read-dashboard.server.ts";
import { TilePanel } from "./tile-panel.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = ownDashboardMessages[language];
  const done = url.searchParams.get("done");
  return {
    ...(await readDashboard(await getActor(context))),
    ...{ title, description },
    chosen: url.searchParams.get("view") ?? "",
    done: done === "added" || done === "taken" ? (done as "added" | "taken") : null,
    messages: loadMessages(language, { ownDashboard: ownDashboardMessages }),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = dashboardActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/settings/dashboard",
    indexed: false,
  });

/** D35: what somebody of a desk has chosen to see at one look. */
export default function DashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("ownDashboard");
  const { tiles, subjects, views, chosen, done } = loaderData;
  const problem = problemOf(actionData);
  return (
    <div className="wrap stack pb-12 [--gap:1rem]">
      <PageHead title={t("title")} lead={t("lead")} />
      {done && !actionData && <Said>{t(done)}</Said>}
      {problem && (
        <Said tone="bad" answer={actionData}>
          {problem}
        </Said>
      )}
      {tiles.length === 0 && <p>{t("empty")}</p>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] items-start gap-4">
        {tiles.map((tile, at) => (
          <TilePanel key={tile.id} tile={tile} isFirst={at === 0} isLast={at === tiles.length - 1} />
        ))}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] items-start gap-4">
        <AddFigures key={`figures-${tiles.length}`} subjects={subjects} answer={actionData} />
        <AddView key={`view-${tiles.length}`} views={views} chosen={chosen} answer={actionData} />
      </div>
    </div>
  );
}
