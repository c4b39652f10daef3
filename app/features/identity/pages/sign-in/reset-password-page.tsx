import type { ReactNode } from "react";
import { data, Form, Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";
import { fieldErrorsOf, readFormData } from "#app/core/forms/form.ts";
import { typedTwice } from "#app/core/forms/india-fields.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { type FieldErrors, isProblem } from "#app/core/requests/errors.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { NewPasswordFields } from "../../components/new-password-fields.tsx";
import { factorsMessages } from "../../messages/factors.messages.server.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import { newPassword } from "../../rules/password-schema.ts";
import { resetPassword } from "../../server/passwords/reset-password.server.ts";
import { refusalWords } from "../../server/sign-in/refusal-words.server.ts";
import type { Route } from "./+types/reset-password-page";

const schema = z
  .object({
    token: z.string().max(200),
    newPassword: newPassword(),
    repeated: z.string(refusalsEn.repeat),
  })
  .superRefine(typedTwice("newPassword", "repeated", refusalsEn.notSame));

export function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { title, description } = factorsMessages[language].reset;
  return {
    title,
    description,
    token: /^[\w-]{20,100}$/.test(token) ? token : "",
    messages: loadMessages(language, { factors: factorsMessages }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const language = context.get(languageContext);
  const refuse = (status: number, message: string | null, errors: FieldErrors = {}) =>
    data({ done: false, message, errors: refusalWords.fields(errors, language) }, { status });
  const form = schema.safeParse(Object.fromEntries(await readFormData(request, 64 * 1024)));
  if (!form.success) return refuse(422, null, fieldErrorsOf(form.error));
  try {
    await resetPassword(form.data.token, form.data.newPassword);
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error;
    const message = error.fieldErrors ? null : refusalWords.problem(error, language);
    return refuse(error.status, message, error.fieldErrors);
  }
  return data({ done: true, message: null, errors: {} });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/password/reset",
    indexed: false,
  });

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("factors");
  const isBusy = useNavigation().formMethod === "POST";
  const isUsable = loaderData.token !== "";
  return (
    <div className="wrap sec stack [--gap:1.25rem] [--wrap:32rem]">
      <h1>{t("reset.title")}</h1>
      {actionData?.done && (
        <Alert tone="ok">
          {t.rich("reset.done", { admin: linkTo("/admin"), donor: linkTo("/donor"), csr: linkTo("/csr") })}
        </Alert>
      )}
      {(actionData?.message || !isUsable) && (
        <Alert tone="bad">
          {actionData?.message ?? t("reset.incomplete")} <Link to="/password/forgot">{t("reset.again")}</Link>
        </Alert>
      )}
      {!actionData?.done && isUsable && (
        <Form method="post" className="stack">
          <input type="hidden" name="token" value={loaderData.token} />
          <NewPasswordFields errors={actionData?.errors ?? {}} />
          <Button busy={isBusy && t("password.saving")}>{t("reset.save")}</Button>
        </Form>
      )}
    </div>
  );
}

function linkTo(path: string) {
  return (words: ReactNode) => <Link to={path}>{words}</Link>;
}
