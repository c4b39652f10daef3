import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import offline from "#app/ui/art/offline.svg";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import type { Route } from "./+types/offline-page";
import { offlineWords } from "./messages/offline-words.ts";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  // The page itself speaks with the words of the shell; its own stand in its head.
  return { ...offlineWords[language], messages: loadMessages(language, { offline: offlineWords }) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/offline",
    indexed: false,
  });

/** What a phone shows instead of a page it has never seen, when there is no network. It is kept in three languages. */
export default function OfflinePage() {
  const t = useTranslations("shell");
  return (
    <div className="wrap pb-16">
      <EmptyState picture={offline} title={t("errors.offline.title")} level={1}>
        <p>{t("errors.offline.text")}</p>
        <FormButtons>
          {/* Of whatever page was asked for: it stands at that page's address. */}
          {/* biome-ignore lint/a11y/useValidAnchor: empty, it is that address, with its question */}
          <a className="btn btn--go" href="">
            {t("errors.again")}
          </a>
        </FormButtons>
        <p>{t("offlinePage.seen")}</p>
        <ul className="row">
          <li>
            <a href="/">{t("nav.home")}</a>
          </li>
          <li>
            <a href="/student/dashboard">{t("errors.myDashboard")}</a>
          </li>
          <li>
            <a href="/saved">{t("offlinePage.saved")}</a>
          </li>
          <li>
            <a href="/student-help">{t("footer.help")}</a>
          </li>
        </ul>
      </EmptyState>
    </div>
  );
}
