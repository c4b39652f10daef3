import type { MouseEvent } from "react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Form, Link, useFetcher, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { dashboardPath, type SessionHint, sessionHintKey } from "#app/core/session-hint.ts";
import type { LoginPageData } from "#app/features/identity/components/login-dialog.tsx";

const loadDialog = () => import("#app/features/identity/components/login-dialog.tsx");
const LoginDialog = lazy(async () => ({ default: (await loadDialog()).LoginDialog }));

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
    <Link className={className} to={dashboard}>
      {t("dashboard")}
    </Link>
  );
}

/** A link to the login page; where script runs, the dialog comes (with its words) when it is first wanted. */
function LoginLink({ children }: { children: string }) {
  const [openings, setOpenings] = useState(0);
  const words = useFetcher<LoginPageData>({ key: "login-words" });
  const { pathname } = useLocation();
  const prepare = () => {
    void loadDialog();
    if (words.state === "idle" && !words.data) void words.load("/login");
  };
  const open = (event: MouseEvent) => {
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlainClick || pathname === "/login") return;
    event.preventDefault();
    prepare();
    setOpenings((count) => count + 1);
  };
  return (
    <>
      <Link
        className="btn when-out"
        to="/login"
        data-open-login
        aria-haspopup="dialog"
        aria-busy={(openings > 0 && !words.data) || undefined}
        onPointerEnter={prepare}
        onClick={open}
      >
        {children}
      </Link>
      {openings > 0 && words.data && (
        <Suspense>
          <LoginDialog data={words.data} openings={openings} />
        </Suspense>
      )}
    </>
  );
}

function forgetSessionHint() {
  localStorage.removeItem(sessionHintKey);
  delete document.documentElement.dataset.user;
}
