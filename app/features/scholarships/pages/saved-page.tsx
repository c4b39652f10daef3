import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { RememberSession } from "#app/features/identity/components/remember-session.tsx";
import { findSessionHint } from "#app/features/identity/server/sessions/find-session-hint.server.ts";
import emptySaved from "#app/ui/art/empty-saved.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { AccountSaved, BrowserSaved, SaveWish } from "../components/card/saved-lists.tsx";
import { discoveryMessages, discoveryParts } from "../messages/discovery.messages.server.ts";
import { optionMessages } from "../messages/options.messages.server.ts";
import { findStudentProfile } from "../server/facts/find-student-profile.server.ts";
import { listCards } from "../server/lists/list-cards.server.ts";
import { verdictsInWords } from "../server/matching/verdicts-in-words.server.ts";
import { listSavedSlugs } from "../server/saved/list-saved-slugs.server.ts";
import { cardIn } from "../server/words/card-in.server.ts";
import { deadlineSortKey } from "../views/deadline.ts";
import type { Route } from "./+types/saved-page";

const parts = discoveryParts("card", "saved");

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const actor = await getActor(context);
  const isStudent = actor.role === "student";
  if (isStudent && !actor.studentId) throw redirect("/login/student?next=/saved");
  const profile = await findStudentProfile(actor);
  const slugs = isStudent ? await listSavedSlugs(actor) : [];
  const saved = await listCards(slugs, profile ?? undefined);
  const add = url.searchParams.get("add");
  const [wish] = isStudent && add && !slugs.includes(add) ? await listCards([add]) : [];
  const { title, description } = discoveryMessages[language].saved;
  return {
    title,
    description,
    isStudent,
    openedFor: actor.studentId ?? "",
    hint: await findSessionHint(actor),
    wish: wish ? cardIn(wish.card, language) : null,
    scholarships: saved
      .map(({ card }) => cardIn(card, language))
      .sort((a, b) => deadlineSortKey(a.deadline) - deadlineSortKey(b.deadline)),
    verdicts: verdictsInWords(saved, language),
    kinds: optionMessages[language].providerTypes,
    messages: loadMessages(language, { discovery: parts }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/saved",
    indexed: false,
  });

export default function SavedPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("discovery.saved");
  const { title, isStudent, wish, scholarships, verdicts, kinds } = loaderData;
  const empty = (
    <EmptyState picture={emptySaved} title={t("emptyTitle")} level={2}>
      <p>{t("emptyHint")}</p>
      <LinkButton href="/scholarships">{t("browse")}</LinkButton>
    </EmptyState>
  );
  return (
    <div className="wrap pb-12 stack [--gap:1.5rem]">
      <RememberSession hint={loaderData.hint} />
      <PageHead title={title} lead={t("lead")}>
        {isStudent && <p className="small muted">{t("alerts")}</p>}
      </PageHead>
      {wish && <SaveWish wish={wish} />}
      {isStudent ? (
        <AccountSaved
          scholarships={scholarships}
          verdicts={verdicts}
          kinds={kinds}
          empty={empty}
          student={loaderData.openedFor}
        />
      ) : (
        <BrowserSaved kinds={kinds} empty={empty} />
      )}
    </div>
  );
}
