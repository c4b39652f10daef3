import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { KindBadge } from "#app/ui/desk/badge.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { Panel } from "#app/ui/panel.tsx";

type SessionRow = {
  id: string;
  device: string;
  network: string | null;
  role: string;
  isThisOne: boolean;
  startedAt: string;
  lastSeenAt: string;
  /** Who helps her sits there. */
  helper: string | null;
};

/** T9: the user sees and ends their sessions. */
export function SessionsPanel({ sessions }: { sessions: readonly SessionRow[] }) {
  const t = useTranslations("account.security");
  const deviceWords = useDeviceWords();
  return (
    <Panel title={t("sessions")} padded>
      <ul className="checks">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {deviceWords(session.device)} {session.isThisOne && <KindBadge>{t("thisOne")}</KindBadge>}
              {session.helper && <KindBadge>{t("helper", { name: session.helper })}</KindBadge>}
            </span>
            <small>
              {t("used", { started: session.startedAt, seen: session.lastSeenAt })}
              {session.network && ` · ${t("network", { network: session.network })}`}
            </small>
            {session.isThisOne ? (
              <form method="post" action="/logout">
                <Button size="sm" kind="quiet">
                  {t("logOut")}
                </Button>
              </form>
            ) : (
              <Ask
                look={{ size: "sm", kind: "quiet" }}
                label={t("end")}
                about={deviceWords(session.device)}
                question={
                  <p>{t("endAsk", { device: deviceWords(session.device), seen: session.lastSeenAt })}</p>
                }
                confirm={t("endSure")}
                fields={{ intent: "end-session", sessionId: session.id }}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Ask
          look={{ size: "sm", kind: "danger" }}
          label={t("endOthers")}
          question={<p>{t("endOthersAsk", { count: sessions.length - 1 })}</p>}
          confirm={t("endOthersSure")}
          danger
          fields={{ intent: "end-others" }}
        />
      )}
    </Panel>
  );
}

/** The row keeps "Chrome on Android" (device-summary.ts); the small words around the names are translated. */
function useDeviceWords() {
  const t = useTranslations("account.security");
  return (device: string): string => {
    const [known = "", system] = device.split(" on ");
    const browser = known === "A browser" ? t("browser") : known;
    if (!system) return browser;
    return t("device", { browser, system: system === "iPhone or iPad" ? t("apple") : system });
  };
}
