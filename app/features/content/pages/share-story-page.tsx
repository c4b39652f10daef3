import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { istDate } from "#app/core/clock.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { toSlug } from "#app/core/slug.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { stateNamesByLanguage } from "#app/core/words/state-names-by-language.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { StoryForm } from "../components/counselling/story-form.tsx";
import { storyStates } from "../data/story-options.ts";
import { storyMessages } from "../messages/story.messages.server.ts";
import { findOwnStory, type OwnStory } from "../server/stories/find-own-story.server.ts";
import { ownStoryActions } from "../server/stories/own-story-actions.server.ts";
import type { Route } from "./+types/share-story-page";

const here = "/student/stories/new";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const language = context.get(languageContext);
  const { title, description } = storyMessages[language];
  const names: Record<string, string> = stateNamesByLanguage[language];
  return {
    own: await findOwnStory(actor),
    openedFor: actor.studentId ?? "",
    year: Number(istDate().slice(0, 4)),
    states: storyStates.map((value) => ({ value, label: names[toSlug(value)] ?? value })),
    title,
    description,
    messages: loadMessages(language, { story: storyMessages }),
  };
}

export const action = ownStoryActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: here,
    indexed: false,
  });

export default function ShareStoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("story");
  const { own, year, states } = loaderData;
  const isAlive = own?.status === "pending" || own?.status === "approved";
  return (
    <div className="wrap grid gap-6 pb-12">
      <PageHead title={t("title")} lead={t("lead")} back={{ href: "/success", label: t("back") }} />
      {own && <OwnStoryNote story={own} />}
      {!isAlive && <StoryForm answer={actionData} year={year} states={states} />}
    </div>
  );
}

function OwnStoryNote({ story }: { story: OwnStory }) {
  const t = useTranslations("story");
  return (
    <section className="card stack max-w-[40rem]" aria-label={t("own")}>
      <p className="row">
        <StatusBadge status={story.status}>{t(`statuses.${story.status}`)}</StatusBadge>
        <span>{t(`told.${story.status}`)}</span>
      </p>
      {story.reason && <p>{story.reason}</p>}
      <blockquote className="whitespace-pre-line">“{story.text}”</blockquote>
      {story.canWithdraw && (
        <Form method="post">
          <OpenedFor />
          <input type="hidden" name="story" value={story.id} />
          <Button kind="quiet" name="intent" value="withdraw">
            {t("takeBack")}
          </Button>
        </Form>
      )}
    </section>
  );
}
