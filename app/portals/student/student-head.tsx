import Bell from "lucide-react/icons/bell";
import { useTranslations } from "use-intl";
import { SiblingSwitch } from "#app/features/identity/components/sibling-switch.tsx";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { CountBadge } from "#app/ui/desk/badge.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { StudentFace, type StudentFaceLook } from "#app/ui/pictures/student-face.tsx";
import { Tabs } from "#app/ui/portal/tabs.tsx";
import { type StudentTab, studentTabPath, studentTabs } from "./student-tabs.ts";

type StudentHeadProps = {
  name: string;
  number: string;
  /** "B.Tech Computer Science, 1st year" */
  study: string;
  look: StudentFaceLook;
  /** How many she can apply for now; null: too little is known of her. */
  fits: number | null;
  completion: number;
  /** Of what was decided; null: nothing was yet. */
  successRate: number | null;
  pending: number;
  unread: number;
  /** Who else is on this phone, by the name each is called by. */
  siblings: readonly { readonly id: string; readonly name: string }[];
  tab: StudentTab;
};

/** Welcome line, student id, what fits, profile completion, success rate, bell, Logout, and the six tabs (spec 1). */
export function StudentHead(props: StudentHeadProps) {
  const t = useTranslations("student");
  const { name, look, number, study, fits, completion, successRate, pending, unread, siblings, tab } = props;
  const counts = {
    applications: { count: pending, countLabel: t("pendingCount", { count: pending }) },
    notifications: { count: unread, countLabel: t("unreadCount", { count: unread }) },
  };
  return (
    <section className="portal on-ground" aria-label={t("title")}>
      <div className="wrap">
        <div className="portal__in">
          <div className="portal__who">
            <StudentFace look={look} name={name} />
            <div>
              <h1>{name ? t("welcomeBack", { name }) : t("welcome")}</h1>
              <p>
                {t("studentId", { number })}
                {study && `. ${study}`}
              </p>
            </div>
          </div>
          <SiblingSwitch
            label={t("siblings.label")}
            others={siblings.map((one) => {
              const called = one.name || t("siblings.unnamed");
              return { id: one.id, name: called, words: t("siblings.switch", { name: called }) };
            })}
          />
          <dl className="portal__figs">
            {fits !== null && (
              <div>
                <dt>{t("fitNow")}</dt>
                <dd>
                  <Anchor href="/scholarships?mine=yes">{fits}</Anchor>
                </dd>
              </div>
            )}
            <div>
              <dt>{t("profileComplete")}</dt>
              <dd>{completion}%</dd>
            </div>
            {successRate !== null && (
              <div>
                <dt>{t("successRate")}</dt>
                <dd>{successRate}%</dd>
              </div>
            )}
          </dl>
          <div className="row [--gap:1rem]">
            <Anchor
              className="bell"
              href={studentTabPath("notifications")}
              aria-label={t("bell", { count: unread })}
            >
              <Icon of={Bell} />
              <CountBadge count={unread} />
            </Anchor>
            <form method="post" action="/logout">
              <Button kind="quiet" size="sm">
                {t("logout")}
              </Button>
            </form>
          </div>
        </div>
        <Tabs
          label={t("tabsLabel")}
          tabs={studentTabs.map((id) => ({
            href: studentTabPath(id),
            label: t(`tabs.${id}`),
            current: id === tab,
            ...(id === "applications" || id === "notifications" ? counts[id] : {}),
          }))}
        />
      </div>
    </section>
  );
}
