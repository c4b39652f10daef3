import { pageMeta } from "#app/core/page-meta.ts";
import emptySearch from "#app/ui/art/empty-search.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Choice, SelectField } from "#app/ui/select-field.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { StoryCard } from "../components/story-card.tsx";
import { SwapFilterForm } from "../components/swap-filter-form.tsx";
import { listAnonymousOutcomes } from "../server/list-anonymous-outcomes.server.ts";
import { listStories } from "../server/list-stories.server.ts";
import { filterStories, storyChoices } from "../story-filter.ts";
import type { Route } from "./+types/success-page";

const title = "Success Stories";
const purpose = "Students who crossed the bridge, in their own words.";

export async function loader({ url }: Route.LoaderArgs) {
  const asked = (name: string) => url.searchParams.get(name) ?? "";
  return {
    stories: await listStories(),
    outcomes: await listAnonymousOutcomes(),
    values: { course: asked("course"), state: asked("state"), scholarship: asked("scholarship") },
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/success" });

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  const { stories, outcomes, values } = loaderData;
  const choices = storyChoices(stories);
  const found = filterStories(stories, values);
  const filter = (name: keyof typeof values, label: string, all: string, options: readonly Choice[]) => (
    <SelectField
      field={{
        id: `stories-${name}`,
        name,
        errorId: `stories-${name}-error`,
        descriptionId: `stories-${name}-hint`,
        initialValue: values[name],
      }}
      className="min-w-[min(100%,14rem)] flex-1"
      label={label}
      placeholder={all}
      choices={[...options]}
    />
  );
  return (
    <>
      <InfoHero title={title} lead={purpose} picture="college" />
      <div className="wrap sec grid gap-8">
        <SwapFilterForm target="stories">
          {filter("course", "Course", "All courses", choices.courses)}
          {filter("state", "State", "All states", choices.states)}
          {filter("scholarship", "Scholarship", "All scholarships", choices.scholarships)}
        </SwapFilterForm>
        <section id="stories" className="stack [--gap:1.5rem]" aria-labelledby="stories-title">
          <h2 id="stories-title" className="vh">
            Stories
          </h2>
          <p className="muted small" role="status">
            {found.length === 1 ? "1 story" : `${found.length} stories`}
          </p>
          {found.length > 0 ? (
            <ul className="cols cols--3 gap-y-10">
              {found.map((story) => (
                <StoryCard key={story.id} story={story} ratingLabel={`Rated ${story.rating} out of 5`} />
              ))}
            </ul>
          ) : (
            <EmptyState picture={emptySearch} title="No story matches">
              <p className="muted">Choose fewer filters, or be the first to write one.</p>
            </EmptyState>
          )}
        </section>
      </div>
      {outcomes.length > 0 && (
        <Section
          id="received"
          title="Received lately"
          lead="From students who let us say so without their name."
        >
          <ul className="stack [--gap:0.5rem]">
            {outcomes.map(({ id, amount, scholarship, month }) => (
              <li key={id}>
                <b>{amount}</b> from {scholarship}, {month}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section
        id="share"
        title="Share your story"
        tone="sunken"
        lead="Did a scholarship carry you on? Tell the next student. You choose whether your name is shown, and you can take it back."
      >
        <LinkButton href="/student/stories/new">Share your story</LinkButton>
      </Section>
    </>
  );
}
