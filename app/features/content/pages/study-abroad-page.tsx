import { readFormData } from "#app/core/form.ts";
import { defaultLanguage } from "#app/core/i18n.ts";
import { loadMessages } from "#app/core/load-messages.server.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/request-context.ts";
import { sessionFormMessages } from "#app/features/helpdesk/messages/session-form.messages.server.ts";
import { listBookingChoices } from "#app/features/helpdesk/server/list-booking-choices.server.ts";
import emptySearch from "#app/ui/art/empty-search.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/section.tsx";
import { AwardItem } from "../components/award-item.tsx";
import { ChoiceTiles } from "../components/choice-tiles.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { LevelSelect } from "../components/level-select.tsx";
import { LiveFilterForm } from "../components/live-filter-form.tsx";
import { LongList } from "../components/long-list.tsx";
import { StudyAbroadForm } from "../components/study-abroad-form.tsx";
import { flagPictures } from "../components/topic-pictures.ts";
import { useFilters } from "../components/use-filters.ts";
import { internationalScholarships } from "../data/international-scholarships.ts";
import {
  languageScoreHints,
  studyAbroadSteps,
  studyCountries,
  studyLevelOptions,
} from "../data/study-abroad.ts";
import { filterAwards } from "../filters.ts";
import { studyAbroadFormSchema } from "../forms/booking-forms.ts";
import { studyAbroadRequest } from "../server/study-abroad-request.server.ts";
import { takeBooking } from "../server/take-booking.server.ts";
import type { Route } from "./+types/study-abroad-page";

export async function loader({ context }: Route.LoaderArgs) {
  // What an Indian student can apply for now stands first; the order of the list decides otherwise.
  const awards = [...internationalScholarships].sort((a, b) => Number(b.open) - Number(a.open));
  const choices = await listBookingChoices("study_abroad", context.get(languageContext), defaultLanguage);
  return {
    partMessages: loadMessages(defaultLanguage, { sessionForm: sessionFormMessages }),
    awards,
    choices,
    countries: studyCountries,
    hints: languageScoreHints,
    steps: studyAbroadSteps,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeBooking({
    request,
    fields: await readFormData(request, 64 * 1024),
    context,
    schema: studyAbroadFormSchema,
    written: defaultLanguage,
    message: "Session booked successfully! We will contact you within 24 hours to confirm your appointment.",
    ask: studyAbroadRequest,
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Study Abroad Guide",
    description:
      "Funded awards abroad that Indian students can really win, by country and level, language scores, a calendar of 18 months, and a free session.",
    path: "/study-abroad",
  });

export default function StudyAbroadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { awards, countries, hints, steps } = loaderData;
  const { values, change, hrefWith } = useFilters(["country", "level"]);
  const country = countries.find(({ id }) => id === values.country) ?? countries[0];
  const level = studyLevelOptions.find(({ value }) => value === values.level)?.value ?? "all";
  const found = filterAwards(awards, { country: country?.id ?? "all", level });
  const openNow = found.filter(({ open }) => open).length;
  return (
    <>
      <InfoHero
        title="Study Abroad Guide"
        picture="globe"
        lead="Where you can go, who pays for it, and when to begin. Each award names the source of its facts and where to confirm them."
      >
        <p className="row row--acts">
          <LinkButton kind="go" href="#book">
            Book a free session
          </LinkButton>
          <LinkButton kind="quiet" href="#awards">
            International scholarships
          </LinkButton>
        </p>
      </InfoHero>
      <Section title="Choose a country" id="countries">
        <ChoiceTiles
          label="Countries"
          selected={country?.id ?? "all"}
          onSelect={(value) => change("country", value === "all" ? "" : value)}
          tiles={countries.map(({ id, name, scholarships }) => ({
            value: id,
            href: `${hrefWith("country", id === "all" ? "" : id)}#awards`,
            picture: flagPictures[id],
            title: name,
            note: `${scholarships} scholarships`,
          }))}
        />
      </Section>
      <Section title="International scholarships" tone="sunken" id="awards">
        <LiveFilterForm target="awards" keep={{ country: values.country }}>
          <LevelSelect
            options={studyLevelOptions}
            value={level}
            onChange={(value) => change("level", value === "all" ? "" : value)}
          />
        </LiveFilterForm>
        <p className="muted my-4" role="status">
          {country?.name}: {found.length} described here, {openNow} open now
        </p>
        {found.length > 0 ? (
          <LongList items={found} name="awards">
            {(award) => <AwardItem key={award.id} award={award} />}
          </LongList>
        ) : (
          <EmptyState picture={emptySearch} title="None described here yet">
            <p>Choose another country or level, or ask a counsellor, who looks further with you.</p>
          </EmptyState>
        )}
      </Section>
      <Section
        title="Language scores"
        lead="What most universities ask for. Your course may want more."
        id="scores"
      >
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
      <Section title="Eighteen months to go" tone="sunken" id="steps">
        <ol className="walk">
          {steps.map(({ number, when, title, tasks }) => (
            <li key={number}>
              <h3>{title}</h3>
              <p>{when}</p>
              <ul className="list-disc pl-5 text-sm text-ink-2">
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Plan it with a counsellor">
        <div className="max-w-[var(--wrap-form)]">
          <StudyAbroadForm answer={actionData} choices={loaderData.choices} />
        </div>
      </Section>
    </>
  );
}
