import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { sessionFormMessages } from "#app/features/helpdesk/messages/session-form.messages.server.ts";
import { listBookingChoices } from "#app/features/helpdesk/server/bookings/list-booking-choices.server.ts";
import emptySearch from "#app/ui/art/empty-search.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/section.tsx";
import { hrefWith, readFilters } from "../../address-filters.ts";
import { flagPictures } from "../../components/articles/topic-pictures.ts";
import { AwardItem } from "../../components/award-item.tsx";
import { ChoiceTiles } from "../../components/choice-tiles.tsx";
import { LevelSelect } from "../../components/forms/level-select.tsx";
import { StudyAbroadForm } from "../../components/forms/study-abroad-form.tsx";
import { SwapFilterForm } from "../../components/forms/swap-filter-form.tsx";
import { InfoHero } from "../../components/info-hero.tsx";
import { LongList } from "../../components/long-list.tsx";
import { studyLevelOptions } from "../../data/study-abroad.ts";
import { filterAwards } from "../../filters.ts";
import { abroadMessages } from "../../messages/abroad.messages.server.ts";
import { datedMessages } from "../../messages/dated.messages.server.ts";
import { studyAbroadActions } from "../../server/bookings/study-abroad-actions.server.ts";
import { getStudyAbroad } from "../../server/get-study-abroad.server.ts";
import type { Route } from "./+types/study-abroad-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = abroadMessages[language];
  const { awards, ...words } = getStudyAbroad(language);
  return {
    ...words,
    values: readFilters(["country", "level"], url),
    title,
    description,
    messages: loadMessages(language, {
      abroad: abroadMessages,
      dated: datedMessages,
      sessionForm: sessionFormMessages,
    }),
    // What an Indian student can apply for now stands first; the order of the list decides otherwise.
    awards: awards.sort((a, b) => Number(b.open) - Number(a.open)),
    choices: await listBookingChoices("study_abroad", language),
  };
}

export const action = studyAbroadActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/study-abroad",
  });

export default function StudyAbroadPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("abroad");
  const { awards, countries, hints, steps, values } = loaderData;
  const country = countries.find(({ id }) => id === values.country) ?? countries[0];
  const level = studyLevelOptions.find(({ value }) => value === values.level)?.value ?? "all";
  const found = filterAwards(awards, { country: country?.id ?? "all", level });
  const openNow = found.filter(({ open }) => open).length;
  return (
    <>
      <InfoHero title={t("title")} picture="globe" lead={t("lead")}>
        <p className="row row--acts">
          <LinkButton kind="go" href="#book">
            {t("bookFree")}
          </LinkButton>
          <LinkButton kind="quiet" href="#awards">
            {t("awards")}
          </LinkButton>
        </p>
      </InfoHero>
      <Section title={t("choose")} id="countries">
        <ChoiceTiles
          label={t("countriesLabel")}
          selected={country?.id ?? "all"}
          swap="countries awards"
          tiles={countries.map(({ id, name, scholarships }) => ({
            value: id,
            href: `${hrefWith(values, "country", id === "all" ? "" : id)}#awards`,
            picture: flagPictures[id],
            title: name,
            note: t("scholarships", { count: scholarships }),
          }))}
        />
      </Section>
      <Section title={t("awards")} tone="sunken" id="awards">
        <SwapFilterForm target="awards" swap="countries awards" keep={{ country: values.country }}>
          <LevelSelect
            label={t("level")}
            options={studyLevelOptions.map(({ value }) => ({ value, label: t(`levels.${value}`) }))}
            value={level}
          />
        </SwapFilterForm>
        <p className="muted my-4" role="status">
          {t("found", { country: country?.name ?? "", found: found.length, open: openNow })}
        </p>
        {found.length > 0 ? (
          <LongList items={found} more={(count) => t("more", { count })}>
            {(award) => <AwardItem key={award.id} award={award} />}
          </LongList>
        ) : (
          <EmptyState picture={emptySearch} title={t("none")}>
            <p>{t("noneText")}</p>
          </EmptyState>
        )}
      </Section>
      <Section title={t("scores")} lead={t("scoresLead")} id="scores">
        <dl className="cols cols--4">
          {hints.map(({ test, score, note }) => (
            <div className="border-t border-line pt-4" key={test}>
              <dt className="muted">{test}</dt>
              <dd>
                <b className="text-2xl">{score}</b>
                <p className="small muted mt-1">{note}</p>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t("steps")} tone="sunken" id="steps">
        <ol className="walk">
          {steps.map(({ number, when, title, tasks }) => (
            <li key={number}>
              <h3>{title}</h3>
              <p>{when}</p>
              <ul className="list-disc ps-5 text-sm text-ink-2">
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t("plan")}>
        <div className="max-w-[var(--wrap-form)]">
          <StudyAbroadForm
            answer={actionData}
            choices={loaderData.choices}
            countries={countries
              .filter(({ id }) => id !== "all")
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      </Section>
    </>
  );
}
