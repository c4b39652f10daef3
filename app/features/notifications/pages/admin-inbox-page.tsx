import { formatDateTime } from "#app/core/clock.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import { pageLinks } from "#app/core/page-links.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { InboxPanel } from "../components/inbox-panel.tsx";
import { notificationList } from "../notification-list.ts";
import { inboxActions } from "../server/inbox-actions.server.ts";
import { listNotifications } from "../server/list-notifications.server.ts";
import type { Route } from "./+types/admin-inbox-page";

const here = "/admin/inbox";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseListQuery(notificationList, url);
  const page = await listNotifications(await getActor(context), query);
  return {
    rows: page.rows.map((row) => ({ ...row, createdAt: formatDateTime(new Date(row.createdAt)) })),
    total: page.total,
    ...pageLinks(query, page),
  };
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
