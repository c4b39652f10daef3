import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { InboxPanel } from "../components/inbox-panel.tsx";
import { inboxActions } from "../server/bell/inbox-actions.server.ts";
import { readInbox } from "../server/bell/read-inbox.server.ts";
import type { Route } from "./+types/admin-inbox-page";

const here = "/admin/inbox";

export async function loader({ url, context }: Route.LoaderArgs) {
  return readInbox(await getActor(context), url);
}

export const action = inboxActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "What waits for you",
    description: "What the system tells the desk.",
    path: here,
    indexed: false,
  });

/** What is under the bell: the section Notifications is about those that go out. */
export default function AdminInboxPage({ loaderData }: Route.ComponentProps) {
  return (
    <InboxPanel {...loaderData} comes="Late replies, new fraud alerts and what is given to you come here." />
  );
}
