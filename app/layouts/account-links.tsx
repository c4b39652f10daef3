import type { MouseEvent } from "react";
import { useEffect, useState } from "react";
import { Form, Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { dashboardPath, type SessionHint, sessionHintKey } from "#app/core/requests/session-hint.ts";
import { isPlainPress } from "#app/ui/effects/is-plain-press.ts";
import { useUiWords } from "#app/ui/ui-words.ts";

const loadDialog = () => import("#app/features/identity/components/open-login.ts");

/**
 * Both states are in the page; a style rule shows the one the hint asks for (see sessionHintScript),
 * so a cached page needs no second look. The dashboard link learns its address once script runs.
 */
export function AccountLinks() {
  const t = useTranslations("shell");
  return (
    <>
      <LoginLink>{t("login")}</LoginLink>
      {/* On a phone there is room for one of the two; the menu has this one. */}
      <DashboardLink className="btn btn--text wide when-in" />
      {/* A plain post with a new page as its answer: what the old one held in memory goes too (T11). */}
      <Form method="post" action="/logout" className="when-in" reloadDocument onSubmit={forgetSessionHint}>
        <button type="submit" className="btn btn--text">
          {t("logout")}
        </button>
      </Form>
    </>
  );
}

export function DashboardLink({ className }: { className: string }) {
  const t = useTranslations("shell");
  const [dashboard, setDashboard] = useState("/dashboard");
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in ends with a navigation
  useEffect(() => {
    const type = document.documentElement.dataset.user as SessionHint["type"] | undefined;
    setDashboard(type ? dashboardPath(type) : "/dashboard");
  }, [key]);
  return (
    <Link className={className} to={dashboard} data-dashboard>
      {t("dashboard")}
    </Link>
  );
}

/** A link to the login page; where script runs, the dialog comes when it is first wanted. */
function LoginLink({ children }: { children: string }) {
  const words = useUiWords();
  const { pathname } = useLocation();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event) || pathname === "/login") return;
    event.preventDefault();
    const link = event.currentTarget;
    void loadDialog().then(({ openLogin }) => openLogin(link));
  };
  return (
    <Link
      className="btn when-out"
      to="/login"
      data-open-login
      data-close-word={words.close}
      aria-haspopup="dialog"
      onPointerEnter={() => void loadDialog().then(({ prepareLogin }) => prepareLogin())}
      onClick={open}
    >
      {children}
    </Link>
  );
}

function forgetSessionHint() {
  localStorage.removeItem(sessionHintKey);
  delete document.documentElement.dataset.user;
}
