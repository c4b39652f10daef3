import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { groupActions } from "../many/group-actions.server.ts";
import { GroupScreen } from "../many/group-screen.tsx";
import { readGroupPage } from "../many/read-group-page.server.ts";
import type { Route } from "./+types/institute-messages-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  return { ...(await readGroupPage(await getActor(context))), done: url.searchParams.get("done") };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = () => true;

export const action = groupActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Messages to many",
    description: "One message to all who stand at one place with a scholarship.",
    path: "/institute/messages",
    indexed: false,
  });

export default function InstituteMessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <GroupScreen {...loaderData} answer={actionData ?? null} />;
}
