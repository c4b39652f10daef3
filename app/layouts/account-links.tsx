import { useEffect, useState } from "react";
import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { dashboardPath, type SessionHint, sessionHintKey } from "#app/core/session-hint.ts";

/**
 * Both states are in the page; a style rule shows the one the hint asks for (see sessionHintScript),
 * so a cached page needs no second look. The dashboard link learns its address once script runs.
 */
export function AccountLinks() {
  const t = useTranslations("shell");
  const [dashboard, setDashboard] = useState("/dashboard");
  useEffect(() => {
    const type = document.documentElement.dataset.user as SessionHint["type"] | undefined;
    if (type) setDashboard(dashboardPath(type));
  }, []);
  return (
    <>
      <Link className="btn when-out" to="/login" data-open-login>
        {t("login")}
      </Link>
      <Link className="btn btn--text when-in" to={dashboard}>
        {t("dashboard")}
      </Link>
      <Form method="post" action="/logout" className="when-in" onSubmit={forgetSessionHint}>
        <button type="submit" className="btn btn--text">
          {t("logout")}
        </button>
      </Form>
    </>
  );
}

function forgetSessionHint() {
  localStorage.removeItem(sessionHintKey);
  delete document.documentElement.dataset.user;
}
