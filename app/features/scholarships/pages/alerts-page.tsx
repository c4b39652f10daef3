import { useTranslations } from "use-intl";
import { problemOf } from "#app/core/forms/form-answer.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { getPreferences } from "#app/features/notifications/server/preferences/get-preferences.server.ts";
import { pushKey } from "#app/features/notifications/server/push/push-key.server.ts";
import { hasWhatsApp } from "#app/features/notifications/server/whatsapp/has-whats-app.server.ts";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import {
  AlertAddress,
  AlertChannels,
  DigestPreview,
  NewSearch,
  SavedSearches,
} from "../components/alert-parts.tsx";
import { PushSwitch } from "../components/push-switch.tsx";
import { canonicalSearch, readSearch } from "../lists/saved-search.ts";
import { discoveryMessages, discoveryParts } from "../messages/discovery.messages.server.ts";
import { alertsActions } from "../server/alerts/alerts-actions.server.ts";
import { previewDigest } from "../server/alerts/preview-digest.server.ts";
import { listSavedSearches } from "../server/saved/list-saved-searches.server.ts";
import { nameSearch } from "../server/saved/name-search.server.ts";
import type { Route } from "./+types/alerts-page";

const parts = discoveryParts("alerts");

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const actor = await getActor(context);
  const query = canonicalSearch(url.search);
  const [searches, preferences, entries] = await Promise.all([
    listSavedSearches(actor),
    getPreferences(actor),
    previewDigest(actor, language),
  ]);
  const isKept = searches.some(({ link }) => link === `/scholarships?${query}`);
  const { title, description } = discoveryMessages[language].alerts;
  return {
    title,
    description,
    // Led here by "Save this search": it waits for one press, since a link changes nothing by itself.
    wish: query === "" || isKept ? null : { query, name: nameSearch(readSearch(query), language) },
    said: url.searchParams.get("done"),
    address: await findContact(actor.userId ?? "", "email"),
    openedFor: actor.studentId ?? "",
    searches: searches.map(({ createdAt, ...search }) => ({ ...search, createdAt: createdAt.toISOString() })),
    preferences,
    hasWhatsApp: hasWhatsApp(),
    pushKey: pushKey(),
    entries,
    messages: loadMessages(language, { discovery: parts }),
  };
}

export const action = alertsActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/student/alerts",
    indexed: false,
  });

export default function AlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("discovery.alerts");
  const { title, said, wish, searches, preferences, entries, address } = loaderData;
  const problem = problemOf(actionData);
  const notices = { saved: "searchKept", deleted: "deleted", linkSent: "linkSent", kept: "kept" } as const;
  const words = t(notices[said as keyof typeof notices] ?? "kept");
  return (
    <div className="wrap pb-12 stack [--gap:2rem]">
      <PageHead title={title} lead={t("lead")} />
      {problem && <Alert tone="bad">{problem}</Alert>}
      {said && !problem && <Alert tone="ok">{words}</Alert>}
      {wish && <NewSearch wish={wish} />}
      <div className="split items-start">
        <SavedSearches searches={searches} />
        <div className="stack [--gap:2rem]">
          <AlertChannels preferences={preferences} hasWhatsApp={loaderData.hasWhatsApp} />
          {loaderData.pushKey && (
            <PushSwitch publicKey={loaderData.pushKey} openedFor={loaderData.openedFor} />
          )}
          <AlertAddress address={address} />
        </div>
      </div>
      <DigestPreview entries={entries} />
    </div>
  );
}
