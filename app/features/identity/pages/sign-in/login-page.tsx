import Check from "lucide-react/icons/check";
import { Form, redirect, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { env } from "#app/core/settings/env.server.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import hero from "#app/ui/art/hero-2.svg";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { LoginForm } from "../../components/login-form.tsx";
import { PortalLinks } from "../../components/portal-links.tsx";
import { RememberSession } from "../../components/remember-session.tsx";
import { demoOtp } from "../../demo/demo-people.ts";
import { loginPartId } from "../../login-part.ts";
import { loginMessages } from "../../messages/login.messages.server.ts";
import { safeNext } from "../../safe-next.ts";
import { sessionCookie } from "../../server/sessions/session-cookie.server.ts";
import { loginActions } from "../../server/sign-in/login-actions.server.ts";
import { readLoginView } from "../../server/sign-in/read-login-view.server.ts";
import type { Route } from "./+types/login-page";

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = safeNext(new URL(request.url).searchParams.get("next"));
  const actor = await getActor(context);
  if (actor.role !== "visitor") throw redirect(next ?? "/dashboard");
  const language = context.get(languageContext);
  const { title, description } = loginMessages[language];
  return {
    title,
    description,
    view: readLoginView(request),
    next,
    hasKeptForm: sessionCookie.read(request, "parked") !== null,
    demoOtp: env().isDemo ? demoOtp : null,
    messages: loadMessages(language, { login: loginMessages }),
  };
}

export const action = loginActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/login",
    indexed: false,
  });

/** The login dialog as a page of its own: for those without script, and for those who were sent to sign in. */
export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("login");
  const navigation = useNavigation();
  const { next, hasKeptForm } = loaderData;
  const view = actionData?.shown ?? loaderData.view;
  return (
    <div className="wrap sec door">
      <RememberSession hint={null} />
      <div className="door__side on-ground only-desk">
        <p className="door__word">{t("side")}</p>
        <ul className="ticks">
          {(["sideOne", "sideTwo", "sideThree"] as const).map((word) => (
            <li key={word}>
              <Icon of={Check} />
              {t(word)}
            </li>
          ))}
        </ul>
        <img src={hero} alt="" width="680" height="380" loading="lazy" />
      </div>
      <div className="stack [--gap:1.25rem] card door__form">
        <h1>{t("title")}</h1>
        {hasKeptForm ? <Alert>{t("kept")}</Alert> : next && <Alert>{t("comeBack")}</Alert>}
        <div id={loginPartId} className="stack">
          {view.step === "phone" && <p className="muted">{t("lead")}</p>}
          <LoginForm
            view={view}
            Form={Form}
            busy={navigation.formAction?.startsWith("/login") ?? false}
            next={next}
            demoOtp={loaderData.demoOtp}
          />
        </div>
        <PortalLinks />
      </div>
    </div>
  );
}
