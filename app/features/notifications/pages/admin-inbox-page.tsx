import { Form } from "react-router";
import { formatDateTime } from "#app/core/clock.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import { pageLinks } from "#app/core/page-links.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListFoot } from "#app/ui/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
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
  const { rows } = loaderData;
  return (
    <Panel
      title="What waits for you"
      buttons={
        <Form method="post">
          <Button size="sm" kind="quiet" name="intent" value="read-all">
            Mark all as read
          </Button>
        </Form>
      }
      foot={<ListFoot shown={rows.length} {...loaderData} />}
    >
      {rows.length === 0 ? (
        <EmptyState picture={emptyInbox} title="Nothing waits">
          <p className="muted">Late replies, new fraud alerts and what is given to you come here.</p>
        </EmptyState>
      ) : (
        <ul className="checks panel__body">
          {rows.map((row) => (
            <li key={row.id}>
              <span>
                {row.link ? <Anchor href={row.link}>{row.title}</Anchor> : row.title}{" "}
                {!row.isRead && <Badge tone="info">New</Badge>}
              </span>
              <small>{`${row.message} ${row.createdAt}`}</small>
              {/* The last one stands beside the words, whatever it is. */}
              {row.isRead ? (
                <span className="small muted">Read</span>
              ) : (
                <Form method="post">
                  <input type="hidden" name="id" value={row.id} />
                  <Button size="sm" kind="quiet" name="intent" value="read">
                    Mark as read<span className="vh"> {row.title}</span>
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
