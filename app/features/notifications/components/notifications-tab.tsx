import Bell from "lucide-react/icons/bell";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import IndianRupee from "lucide-react/icons/indian-rupee";
import Info from "lucide-react/icons/info";
import Lock from "lucide-react/icons/lock";
import MessageSquare from "lucide-react/icons/message-square";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Language } from "#app/core/words/i18n.ts";
import { writtenIn } from "#app/core/words/language-of-words.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyNotifications from "#app/ui/art/empty-notifications.svg";
import { Button } from "#app/ui/button.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { notificationSign } from "../notification-sign.ts";
import type { NotificationRow, NotificationsTabView } from "../notifications-tab-view.ts";

const looks = {
  warning: { tone: "warn", icon: TriangleAlert },
  money: { tone: "ok", icon: IndianRupee },
  talk: { tone: "info", icon: MessageSquare },
  scholarship: { tone: "info", icon: Clock },
  safety: { tone: "mute", icon: Lock },
  done: { tone: "ok", icon: Check },
  info: { tone: "info", icon: Info },
} as const;

const path = "/student/dashboard?tab=notifications";

type NotificationsTabProps = {
  data: NotificationsTabView;
  unread: number;
  /** What else tells her, beside the bell. */
  beside?: ReactNode;
};

/** Title, message, type (success, info, warning), relative time; read and unread (spec 1), by day (picture 18). */
export function NotificationsTab({ data, unread, beside }: NotificationsTabProps) {
  const t = useTranslations("student");
  return (
    <div className="split split--end">
      <section className="stack">
        <div className="row row--apart">
          <h2 className="sec-title">{t("tabs.notifications")}</h2>
          {unread > 0 && (
            <Form method="post">
              <OpenedFor />
              <Button kind="text" size="sm" name="intent" value="read_all">
                {t("markAll")}
              </Button>
            </Form>
          )}
        </div>
        <nav className="row chips2 [--gap:.5rem]" aria-label={t("show.label")}>
          {(["all", "unread", "needYou"] as const).map((show) => (
            <Anchor
              key={show}
              className="chip"
              href={`${path}${queries[show]}`}
              aria-current={data.show === show ? "page" : undefined}
            >
              {t(`show.${show}`)}
              {show === "needYou" && data.needYou > 0 && <span className="num muted"> {data.needYou}</span>}
            </Anchor>
          ))}
        </nav>
        {data.groups.length === 0 ? (
          <EmptyState picture={emptyNotifications} title={t("noNotifications")}>
            <p>{t("noNotificationsText")}</p>
          </EmptyState>
        ) : (
          <div className="notes">
            {data.groups.map(({ group, head, rows }) => (
              <section key={`${group}${head}`}>
                <h3>{group === "month" ? head : t(`days.${group}`, { day: head })}</h3>
                <ul>
                  {rows.map((row) => (
                    <NotificationLine key={row.id} row={row} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        {(data.nextHref || data.previousHref) && (
          <Pagination
            range=""
            previousHref={data.previousHref ?? undefined}
            nextHref={data.nextHref ?? undefined}
          />
        )}
      </section>
      <div className="stack">
        <p className="note">
          <Icon of={Bell} />
          <span>
            {t("howTold")} <Anchor href="/student/dashboard?tab=settings">{t("howToldChange")}</Anchor>
          </span>
        </p>
        {beside}
      </div>
    </div>
  );
}

const queries = { all: "", unread: "&show=unread", needYou: "&type=warning" } as const;

/** The whole row opens. What is unread opens by a post, because reading it is remembered. */
function NotificationLine({ row }: { row: NotificationRow }) {
  const t = useTranslations("student");
  const locale = useLocale() as Language;
  const { tone, icon } = looks[notificationSign(row)];
  const { id, title, message, language, link, isRead, createdAt, time, ago } = row;
  return (
    <li className={isRead ? undefined : "new"}>
      <span className={`fi fi--${tone}`}>
        <Icon of={icon} />
        <span className="vh">{t(`types.${row.type}`)}</span>
      </span>
      <div lang={language}>
        {isRead ? (
          link ? (
            <Anchor className="plain notes__t" href={link}>
              {title}
            </Anchor>
          ) : (
            <span className="notes__t">{title}</span>
          )
        ) : (
          <Form method="post">
            <OpenedFor />
            <input type="hidden" name="notification" value={id} />
            <button type="submit" className="notes__t" name="intent" value="open">
              <span className="vh" lang={locale}>
                {t("unread")}:{" "}
              </span>
              {title}
            </button>
          </Form>
        )}
        <p>{message}</p>
        {language !== locale && (
          <p className="small muted" lang={locale}>
            {writtenIn(language, locale)}
          </p>
        )}
      </div>
      <time dateTime={createdAt} title={ago}>
        {time}
      </time>
    </li>
  );
}
