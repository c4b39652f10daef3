import type { ComponentProps } from "react";
import { Form } from "react-router";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { NotificationView } from "../notification-list.ts";

type InboxPanelProps = Omit<ComponentProps<typeof ListFoot>, "shown"> & {
  rows: readonly NotificationView[];
  /** What comes here, while nothing has. */
  comes: string;
};

/** What is under the bell of a desk. */
export function InboxPanel({ rows, comes, ...foot }: InboxPanelProps) {
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
      foot={<ListFoot shown={rows.length} {...foot} />}
    >
      {rows.length === 0 ? (
        <EmptyState picture={emptyInbox} title="Nothing waits">
          <p className="muted">{comes}</p>
        </EmptyState>
      ) : (
        <ul className="checks panel__body">
          {rows.map((row) => (
            <li key={row.id}>
              <span>
                {row.link ? <Anchor href={row.link}>{row.title}</Anchor> : row.title}{" "}
                {!row.isRead && <StatusBadge status="new">New</StatusBadge>}
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
