import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Button } from "#app/ui/button.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { ManyNews } from "#app/ui/lists/many-news.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { StoriesBar, storiesForm } from "../components/stories-bar.tsx";
import { listWaitingStories, type WaitingStory } from "../server/stories/list-waiting-stories.server.ts";
import { storiesActions } from "../server/stories/stories-actions.server.ts";
import { storyPermissions } from "../story-permissions.ts";
import type { Route } from "./+types/admin-stories-page";

const here = "/admin/stories";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const waiting = await listWaitingStories(actor);
  return { waiting, mayDecide: storyPermissions.can(actor, "story.decide") };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = storiesActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Success stories to read",
    description: "What students shared and nobody has read yet.",
    path: here,
    indexed: false,
  });

export default function AdminStoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, mayDecide } = loaderData;
  return (
    <div className="wrap pb-12">
      <ManyNews answer={actionData} />
      <PageHead title="Success stories to read" lead="Published stories stand on the success page at once." />
      {waiting.length === 0 ? (
        <EmptyState picture={emptyInbox} title="Nothing waits" level={2}>
          <p className="muted">What students share comes here before anybody else sees it.</p>
        </EmptyState>
      ) : (
        <ul className="stack">
          {waiting.map((story) => (
            <Waiting
              key={story.id}
              story={story}
              mayDecide={mayDecide}
              answer={actionData?.typed.storyId?.[0] === story.id ? actionData : null}
            />
          ))}
        </ul>
      )}
      {mayDecide && waiting.length > 0 && <StoriesBar key={waiting[0]?.id} answer={actionData} />}
    </div>
  );
}

type WaitingProps = { story: WaitingStory; mayDecide: boolean; answer: FormAnswer | null };

function Waiting({ story, mayDecide, answer }: WaitingProps) {
  const { field, onInput } = useForm("reject", answer, {}, { id: `story-${story.id}` });
  return (
    <li className="card stack">
      <div className="row items-center [--gap:0.75rem]">
        {mayDecide && (
          <input
            type="checkbox"
            name="ids"
            form={storiesForm}
            value={story.id}
            data-bulk={story.name}
            aria-label={`Choose ${story.name}`}
          />
        )}
        <h2 className="card__title">{story.name}</h2>
      </div>
      {answer?.errors[""] && (
        <Said tone="bad" answer={answer}>
          {answer.errors[""][0]}
        </Said>
      )}
      <Facts
        facts={[
          { term: "From", value: story.place },
          { term: "Course", value: story.course },
          { term: "Scholarship", value: `${story.scholarship}, ${story.year}` },
          { term: "Amount", value: story.amount },
          { term: "Rating", value: `${story.rating} of 5` },
          { term: "Shared", value: story.sharedAt },
        ]}
      />
      <blockquote className="whitespace-pre-line max-w-(--measure)">“{story.text}”</blockquote>
      {/* Asked first: what is decided leaves the page, and the next story stands where it stood (D1). */}
      {mayDecide && (
        <>
          <div>
            <Ask
              label="Publish"
              about={story.name}
              look={{}}
              question={
                <p>
                  The story of <strong>{story.name}</strong> stands on the success page at once.
                </p>
              }
              confirm="Publish it"
              fields={{ intent: "approve", storyId: story.id }}
            />
          </div>
          <Form method="post" className="stack max-w-[40rem]" onInput={onInput}>
            <input type="hidden" name="storyId" value={story.id} />
            <TextField
              field={field("reason", { maxLength: 300 })}
              label="Reason, if it is not published"
              required={false}
            />
            <div>
              <Button name="intent" value="reject" kind="quiet">
                Do not publish
              </Button>
            </div>
          </Form>
        </>
      )}
    </li>
  );
}
