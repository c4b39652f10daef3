import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { toSlug } from "#app/core/slug.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { stateNamesByLanguage } from "#app/core/words/state-names-by-language.ts";
import emptySearch from "#app/ui/art/empty-search.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type Choice, SelectField } from "#app/ui/fields/select-field.tsx";
import { Section } from "#app/ui/section.tsx";
import { StoryCard } from "../components/counselling/story-card.tsx";
import { SwapFilterForm } from "../components/forms/swap-filter-form.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { successMessages } from "../messages/success.messages.server.ts";
import { listAnonymousOutcomes } from "../server/stories/list-anonymous-outcomes.server.ts";
import { listStories } from "../server/stories/list-stories.server.ts";
import { filterStories, storyChoices } from "../stories/story-filter.ts";
import type { Route } from "./+types/success-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, purpose } = successMessages[language];
  const names: Record<string, string> = stateNamesByLanguage[language];
  const stories = await listStories();
  const asked = (name: string) => url.searchParams.get(name) ?? "";
  return {
    title,
    purpose,
    messages: loadMessages(language, { success: successMessages }),
    stories,
    states: Object.fromEntries(stories.map(({ state }) => [state, names[toSlug(state)] ?? state])),
    outcomes: await listAnonymousOutcomes(language),
    values: { course: asked("course"), state: asked("state"), scholarship: asked("scholarship") },
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.purpose ?? "",
    path: "/success",
  });

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("success");
  const { stories, outcomes, states, values } = loaderData;
  const choices = storyChoices(stories);
  const found = filterStories(stories, values);
  const filter = (name: keyof typeof values, options: readonly Choice[]) => (
    <SelectField
      field={{
        id: `stories-${name}`,
        name,
        errorId: `stories-${name}-error`,
        descriptionId: `stories-${name}-hint`,
        initialValue: values[name],
      }}
      className="min-w-[min(100%,14rem)] flex-1"
      label={t(`filters.${name}`)}
      placeholder={t(`filters.${name}Any`)}
      choices={[...options]}
    />
  );
  return (
    <>
      <InfoHero title={t("title")} lead={t("purpose")} picture="college" />
      <div className="wrap sec grid gap-8">
        <SwapFilterForm target="stories">
          {filter(
            "course",
            choices.courses.map(({ value }) => ({ value, label: t(`levels.${value}`) })),
          )}
          {filter(
            "state",
            choices.states.map(({ value, label }) => ({ value, label: states[value] ?? label })),
          )}
          {filter("scholarship", choices.scholarships)}
        </SwapFilterForm>
        <section id="stories" className="stack [--gap:1.5rem]" aria-labelledby="stories-title">
          <h2 id="stories-title" className="vh">
            {t("stories")}
          </h2>
          <p className="muted small" role="status">
            {t("count", { count: found.length })}
          </p>
          {found.length > 0 ? (
            <ul className="cols cols--3 gap-y-10">
              {found.map((story) => (
                <StoryCard key={story.id} story={story} ratingLabel={t("rated", { rating: story.rating })} />
              ))}
            </ul>
          ) : (
            <EmptyState picture={emptySearch} title={t("none")}>
              <p className="muted">{t("noneText")}</p>
            </EmptyState>
          )}
        </section>
      </div>
      {outcomes.length > 0 && (
        <Section id="received" title={t("received")} lead={t("receivedLead")}>
          <ul className="stack [--gap:0.5rem]">
            {outcomes.map(({ id, amount, scholarship, month }) => (
              <li key={id}>
                {t.rich("outcome", { amount, scholarship, month, b: (chunks) => <b>{chunks}</b> })}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="share" title={t("share")} tone="sunken" lead={t("shareLead")}>
        <LinkButton href="/student/stories/new">{t("share")}</LinkButton>
      </Section>
    </>
  );
}
