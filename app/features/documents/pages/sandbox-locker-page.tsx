import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { readFormData } from "#app/core/forms/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { BirthDateField } from "#app/ui/fields/date-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { playLocker, readSandboxAsk } from "../digilocker/play-locker.server.ts";
import { lockerMessages } from "../messages/locker.messages.server.ts";
import type { Route } from "./+types/sandbox-locker-page";

/** In production it is not there. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return {
    ...(await readSandboxAsk(await getActor(context), url.searchParams)),
    title: lockerMessages[language].play.title,
    messages: loadMessages(language, { locker: lockerMessages }),
  };
}

export async function action({ request, url }: Route.ActionArgs) {
  const form = await readFormData(request, 64 * 1024);
  return redirect(playLocker(url.searchParams, form));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "Sandbox DigiLocker",
    description: "Plays DigiLocker in demo mode.",
    path: "/demo/digilocker/public/oauth2/1/authorize",
    indexed: false,
  });

/** Plays DigiLocker's page: whose locker, yes or no, and what goes wrong on the way. */
export default function SandboxLockerPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("locker");
  const { query, person, tricks } = loaderData;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem] [--wrap:32rem]">
      <PageHead title={t("play.title")} lead={t("play.lead")} />
      {query === null ? (
        <Alert>{t("play.nothing")}</Alert>
      ) : (
        <form method="post" action={`?${query}`} className="card stack">
          <p>{t("play.asks")}</p>
          <TextField field={fieldOf("name", person.name)} label={t("play.name")} autoComplete="off" />
          <BirthDateField field={fieldOf("born", person.born)} label={t("play.born")} autoComplete="off" />
          <SelectField
            field={fieldOf("trick", "none")}
            label={t("play.trick")}
            choices={tricks.map((value) => ({ value, label: t(`play.tricks.${value}`) }))}
          />
          <FormButtons>
            <Button kind="go" name="wish" value="allow">
              {t("play.allow")}
            </Button>
            <Button kind="text" name="wish" value="deny">
              {t("play.deny")}
            </Button>
          </FormButtons>
        </form>
      )}
    </div>
  );
}
