import { useEffect, useRef } from "react";
import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { assertSameStudent, studentField } from "#app/core/forms/student-field.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { accountMessages } from "../../messages/account.messages.server.ts";
import { findParkedForm } from "../../server/sessions/find-parked-form.server.ts";
import { forgetParkedForm } from "../../server/sessions/forget-parked-form.server.ts";
import { sessionCookie } from "../../server/sessions/session-cookie.server.ts";
import type { Route } from "./+types/resume-page";

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = sessionCookie.read(request, "parked");
  const form = token ? await findParkedForm(await getActor(context), token) : null;
  if (form) {
    const language = context.get(languageContext);
    const { title, description } = accountMessages[language].resume;
    return { ...form, title, description, messages: loadMessages(language, { account: accountMessages }) };
  }
  throw redirect("/dashboard", { headers: { "Set-Cookie": sessionCookie.erase("parked") } });
}

/** The kept fields come back as this post; 307 hands the very same post on to the page they were meant for. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const token = sessionCookie.read(request, "parked");
  const form = token ? await findParkedForm(actor, token) : null;
  const headers = { "Set-Cookie": sessionCookie.erase("parked") };
  if (!token || !form) throw redirect("/dashboard", { headers });
  // Signed in again for a sister or brother: it stays kept until the right student is chosen.
  assertSameStudent(actor, form.fields.find(([name]) => name === studentField)?.[1]);
  await forgetParkedForm(actor, token);
  throw redirect(form.path, { status: 307, headers });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/login/resume",
    indexed: false,
  });

/** Signed in again in the middle of a form: it goes on, and nothing is lost. */
export default function ResumePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("account.resume");
  const form = useRef<HTMLFormElement>(null);
  const { fields, hadFiles, hadSecrets, path } = loaderData;
  const isWhole = !hadFiles && !hadSecrets;
  useEffect(() => {
    // Where nothing is missing there is nothing to look at first.
    if (isWhole) form.current?.requestSubmit();
  }, [isWhole]);
  return (
    <div className="wrap sec stack [--wrap:36rem]">
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      {hadFiles && <Alert tone="warn">{t("files")}</Alert>}
      {hadSecrets && <Alert tone="warn">{t("secrets")}</Alert>}
      <form method="post" action="/login/resume" ref={form} data-resumes={path}>
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field may come twice, and the list never changes
          <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
        ))}
        <Button kind="go">{t("send")}</Button>
      </form>
    </div>
  );
}
