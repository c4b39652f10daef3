import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { TalkScreen } from "../components/talk-screen.tsx";
import { commentActions } from "../server/comment-actions.server.ts";
import { readComments } from "../server/read-comments.server.ts";
import type { Route } from "./+types/comments-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  return readComments(await getActor(context), params.kind, params.subjectId);
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = () => true;

export const action = commentActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `Comments: ${loaderData.title}` : "Comments",
    description: "What colleagues say to each other about one thing.",
    path: loaderData?.path ?? "/",
    indexed: false,
  });

export default function CommentsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <TalkScreen view={loaderData} answer={actionData ?? null} />;
}
