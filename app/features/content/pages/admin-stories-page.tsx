import { data, Form, redirect } from "react-router";
import { badRequest } from "#app/core/errors.ts";
import { parseForm, readFormData } from "#app/core/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useReplyForm } from "#app/ui/use-reply-form.ts";
import { rejectStorySchema } from "../forms/story-form.ts";
import { approveStory } from "../server/approve-story.server.ts";
import { listWaitingStories, type WaitingStory } from "../server/list-waiting-stories.server.ts";
import { rejectStory } from "../server/reject-story.server.ts";
import type { Route } from "./+types/admin-stories-page";

const here = "/admin/stories";

export async function loader({ context }: Route.LoaderArgs) {
  return { waiting: await listWaitingStories(await getActor(context)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const fields = await readFormData(request, 16 * 1024);
  const event = fields.get("event");
  const storyId = String(fields.get("storyId") ?? "");
  if (event === "approve") await approveStory(actor, storyId);
  else if (event === "reject") {
    const { value, reply } = await parseForm(fields, rejectStorySchema);
    if (value === undefined) return data({ storyId, reply: reply() }, { status: 422 });
    await rejectStory(actor, value.storyId, value.reason);
  } else throw badRequest("There is no such button.");
  return redirect(here);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Success stories to read",
    description: "What students shared and nobody has read yet.",
    path: here,
    indexed: false,
  });

export default function AdminStoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-12">
      <PageHead title="Success stories to read" lead="Published stories stand on the success page at once." />
      {loaderData.waiting.length === 0 ? (
        <EmptyState picture={emptyInbox} title="Nothing waits" level={2}>
          <p className="muted">What students share comes here before anybody else sees it.</p>
        </EmptyState>
      ) : (
        <ul className="stack">
          {loaderData.waiting.map((story) => (
            <Waiting
              key={story.id}
              story={story}
              reply={actionData?.storyId === story.id ? actionData.reply : null}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Waiting({ story, reply }: { story: WaitingStory; reply: Parameters<typeof useReplyForm>[1] }) {
  const { field, onInput } = useReplyForm(`story-${story.id}`, reply);
  return (
    <li className="card stack">
      <h2 className="card__title">{story.name}</h2>
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
      <Form method="post" className="stack max-w-[40rem]" onInput={onInput}>
        <input type="hidden" name="storyId" value={story.id} />
        <TextField
          field={field("reason", { maxLength: 300 })}
          label="Reason, if it is not published"
          required={false}
        />
        <div className="row">
          <Button name="event" value="approve">
            Publish
          </Button>
          <Button name="event" value="reject" kind="quiet">
            Do not publish
          </Button>
        </div>
      </Form>
    </li>
  );
}
