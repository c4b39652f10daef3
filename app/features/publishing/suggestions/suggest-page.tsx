import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { getScholarship } from "#app/features/scholarships/server/get-scholarship.server.ts";
import { scholarshipIn } from "#app/features/scholarships/server/words/scholarship-in.server.ts";
import done from "#app/ui/art/done.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/suggest-page";
import { suggestionMessages } from "./messages/suggestion.messages.server.ts";
import { suggestActions } from "./server/suggest-actions.server.ts";
import { SuggestForm } from "./suggest-form.tsx";
import { parseSuggestionNumber } from "./suggestion-number.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { scholarship } = await getScholarship(visitor, params.slug);
  const shown = scholarshipIn(scholarship, language);
  const sent = url.searchParams.get("sent") ?? "";
  const { title, description } = suggestionMessages[language];
  return {
    slug: scholarship.slug,
    scholarship: { title: shown.title, language: shown.titleLanguage, provider: scholarship.provider },
    sent: parseSuggestionNumber(sent) ? sent : null,
    isSignedIn: (await getActor(context)).userId !== null,
    title,
    description,
    messages: loadMessages(language, { suggestion: suggestionMessages }),
  };
}

export const action = suggestActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: `/scholarships/${params.slug}/wrong`,
    indexed: false,
  });

/** "Something wrong? Tell us" of one scholarship. */
export default function SuggestPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("suggestion");
  const { slug, scholarship, sent, isSignedIn, title } = loaderData;
  if (sent) return <Received slug={slug} number={sent} />;
  return (
    <div className="wrap pb-16">
      <div className="grid max-w-[var(--wrap-form)] grid-cols-[minmax(0,1fr)] gap-6">
        <PageHead title={title} lead={t("lead")} />
        <div className="card">
          <p className="small muted">{t("about")}</p>
          <p>
            <b lang={scholarship.language}>{scholarship.title}</b>
          </p>
          <p className="small" lang="en">
            {scholarship.provider}
          </p>
        </div>
        <SuggestForm answer={actionData ?? null} isSignedIn={isSignedIn} />
      </div>
    </div>
  );
}

function Received({ slug, number }: { slug: string; number: string }) {
  const t = useTranslations("suggestion");
  return (
    <div className="wrap sec grid gap-8">
      <img src={done} alt="" width={240} height={147} />
      <div className="stack [--gap:0.75rem]" role="status">
        <h1>{t("received")}</h1>
        <p className="lead num">{t("number", { number })}</p>
        <p className="max-w-(--measure)">{t("next")}</p>
      </div>
      <p>
        <LinkButton href={`/scholarships/${slug}`}>{t("back")}</LinkButton>
      </p>
    </div>
  );
}
