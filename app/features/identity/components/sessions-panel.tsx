import { Form } from "react-router";
import { KindBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

type SessionRow = {
  id: string;
  device: string;
  role: string;
  isThisOne: boolean;
  startedAt: string;
  lastSeenAt: string;
};

/** T9: the user sees and ends their sessions. */
export function SessionsPanel({ sessions }: { sessions: readonly SessionRow[] }) {
  return (
    <Panel title="Where you are signed in" padded>
      <ul className="checks">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {session.device} {session.isThisOne && <KindBadge>This one</KindBadge>}
            </span>
            <small>
              Signed in {session.startedAt}, last used {session.lastSeenAt}
            </small>
            {session.isThisOne ? (
              <form method="post" action="/logout">
                <Button size="sm" kind="quiet">
                  Log out
                </Button>
              </form>
            ) : (
              <Form method="post">
                <input type="hidden" name="sessionId" value={session.id} />
                <Button name="intent" value="end-session" size="sm" kind="quiet">
                  End this one
                  <span className="vh"> {session.device}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <Button name="intent" value="end-others" kind="danger" size="sm">
            End all others
          </Button>
        </Form>
      )}
    </Panel>
  );
}
