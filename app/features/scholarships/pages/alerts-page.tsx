import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { isProblem } from "#app/core/errors.ts";
import { parseForm, readFormData } from "#app/core/form.ts";
import { loadMessages } from "#app/core/load-messages.server.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/request-context.ts";
import { assertSameStudent, studentField } from "#app/core/student-field.ts";
import { getPreferences } from "#app/features/notifications/server/get-preferences.server.ts";
import { savePreferences } from "#app/features/notifications/server/save-preferences.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { alertChannelsSchema } from "../alert-channels.ts";
import { AlertChannels, DigestPreview, NewSearch, SavedSearches } from "../components/alert-parts.tsx";
import { discoveryMessages, discoveryParts } from "../messages/discovery.messages.server.ts";
import { canonicalSearch, readSearch } from "../saved-search.ts";
import { deleteSavedSearch } from "../server/delete-saved-search.server.ts";
import { listSavedSearches } from "../server/list-saved-searches.server.ts";
import { nameSearch } from "../server/name-search.server.ts";
import { previewDigest } from "../server/preview-digest.server.ts";
import { saveSearch } from "../server/save-search.server.ts";
import type { Route } from "./+types/alerts-page";

const parts = discoveryParts("alerts");
const MOST_BYTES = 16 * 1024;

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const actor = await getActor(context);
  const query = canonicalSearch(url.search);
  const [searches, preferences, entries] = await Promise.all([
    listSavedSearches(actor),
    getPreferences(actor),
    previewDigest(actor),
  ]);
  const isKept = searches.some(({ link }) => link === `/scholarships?${query}`);
  const { title, description } = discoveryMessages[language].alerts;
  return {
    title,
    description,
    // Led here by "Save this search": it waits for one press, since a link changes nothing by itself.
    wish: query === "" || isKept ? null : { query, name: nameSearch(readSearch(query), language) },
    said: url.searchParams.get("said"),
    openedFor: actor.studentId ?? "",
    searches: searches.map(({ createdAt, ...search }) => ({ ...search, createdAt: createdAt.toISOString() })),
    preferences,
    entries,
    messages: loadMessages(language, { discovery: parts }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const form = await readFormData(request, MOST_BYTES);
  const intent = form.get("intent");
  assertSameStudent(actor, form.get(studentField));
  try {
    if (intent === "save") {
      await saveSearch(actor, {
        name: String(form.get("name") ?? ""),
        query: String(form.get("query") ?? ""),
      });
    } else if (intent === "delete") {
      await deleteSavedSearch(actor, String(form.get("id") ?? ""));
    } else {
      const { value } = await parseForm(form, alertChannelsSchema);
      await savePreferences(actor, { ...(await getPreferences(actor)), ...value });
    }
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error;
    const [first] = Object.values(error.fieldErrors ?? {}).flat();
    return data({ problem: first ?? error.detail ?? error.title }, error.status);
  }
  const said = intent === "save" ? "saved" : intent === "delete" ? "deleted" : "kept";
  throw redirect(`/student/alerts?said=${said}`);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/student/alerts",
    indexed: false,
  });

export default function AlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("discovery.alerts");
  const { title, said, wish, searches, preferences, entries } = loaderData;
  const words = said === "saved" ? t("searchKept") : said === "deleted" ? t("deleted") : t("kept");
  return (
    <div className="wrap pb-12 stack [--gap:2rem]">
      <PageHead title={title} lead={t("lead")} />
      {actionData && <Alert tone="bad">{actionData.problem}</Alert>}
      {said && !actionData && <Alert tone="ok">{words}</Alert>}
      {wish && <NewSearch wish={wish} />}
      <div className="split split--end">
        <SavedSearches searches={searches} />
        <AlertChannels preferences={preferences} />
      </div>
      <DigestPreview entries={entries} />
    </div>
  );
}
