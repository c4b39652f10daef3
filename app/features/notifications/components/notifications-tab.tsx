import Check from "lucide-react/icons/check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyNotifications from "#app/ui/art/empty-notifications.svg";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { OpenedFor } from "#app/ui/opened-for.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { NotificationsTabView } from "../notifications-tab-view.ts";

const looks = {
  success: { tone: "ok", icon: Check },
  info: { tone: "info", icon: Info },
  warning: { tone: "warn", icon: TriangleAlert },
} as const;

/** Title, message, type (success, info, warning), relative time; read and unread (spec 1). */
export function NotificationsTab({ data, unread }: { data: NotificationsTabView; unread: number }) {
  const t = useTranslations("student");
  return (
    <section className="stack max-w-[46rem]">
      <div className="row row--apart">
        <h2 className="sec-title">{t("tabs.notifications")}</h2>
        <div className="row [--gap:1rem]">
          <Anchor href={`/student/dashboard?tab=notifications${data.onlyUnread ? "" : "&show=unread"}`}>
            {data.onlyUnread ? t("show.all") : t("show.unread")}
          </Anchor>
          {unread > 0 && (
            <Form method="post">
              <OpenedFor />
              <Button kind="quiet" size="sm" name="intent" value="read_all">
                {t("markAll")}
              </Button>
            </Form>
          )}
        </div>
      </div>
      {data.rows.length === 0 ? (
        <EmptyState picture={emptyNotifications} title={t("noNotifications")}>
          <p>{t("noNotificationsText")}</p>
        </EmptyState>
      ) : (
        <ul>
          {data.rows.map(({ id, type, title, message, link, ago, isRead, createdAt }) => (
            <li key={id} className="stack border-t border-line py-4 [--gap:0.375rem]">
              <div className="row row--apart">
                <div className="row [--gap:0.5rem]">
                  <Badge tone={looks[type].tone} icon={looks[type].icon}>
                    {t(`types.${type}`)}
                  </Badge>
                  {!isRead && <Badge tone="warn">{t("unread")}</Badge>}
                </div>
                <time className="small muted" dateTime={createdAt}>
                  {ago}
                </time>
              </div>
              <h3 className={isRead ? "text-base font-normal" : "text-base"}>{title}</h3>
              <p>{message}</p>
              <div className="row [--gap:1rem]">
                {link && <Anchor href={link}>{t("open")}</Anchor>}
                {!isRead && (
                  <Form method="post">
                    <OpenedFor />
                    <input type="hidden" name="notification" value={id} />
                    <Button kind="text" size="sm" name="intent" value="read">
                      {t("markRead")}
                    </Button>
                  </Form>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {(data.nextHref || data.previousHref) && (
        <Pagination
          range=""
          previousHref={data.previousHref ?? undefined}
          nextHref={data.nextHref ?? undefined}
        />
      )}
    </section>
  );
}
