import { Form } from "react-router";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { CheckList } from "#app/ui/fields/check-list.tsx";
import { Panel } from "#app/ui/panel.tsx";

type Row = { id: string; title: string; message: string; link: string | null; at: string; isRead: boolean };

/** What is under the bell. */
export function DonorNotifications({ rows }: { rows: Row[] }) {
  return (
    <Panel
      padded
      title="Notifications"
      tools={
        rows.some(({ isRead }) => !isRead) && (
          <Form method="post">
            <Button size="sm" kind="quiet" name="intent" value="read">
              Mark all as read
            </Button>
          </Form>
        )
      }
    >
      {rows.length === 0 && (
        <EmptyState title="Nothing yet">
          <p className="muted">Receipts and news of your students come here.</p>
        </EmptyState>
      )}
      <CheckList
        items={rows.map(({ id, title, message, link, at, isRead }) => ({
          id,
          title: link ? <Anchor href={link}>{title}</Anchor> : title,
          note: `${message} ${at}`,
          end: isRead ? (
            <span className="small muted">Read</span>
          ) : (
            <Form method="post" className="row">
              <StatusBadge status="new">New</StatusBadge>
              <input type="hidden" name="notification" value={id} />
              <Button size="sm" kind="text" name="intent" value="read">
                Mark as read<span className="vh">: {title}</span>
              </Button>
            </Form>
          ),
        }))}
      />
    </Panel>
  );
}
