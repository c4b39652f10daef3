import { useTranslations } from "use-intl";
import { readFormData } from "#app/core/forms/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { BirthDateField } from "#app/ui/fields/date-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { playCard, readCardAsk } from "../aadhaar-qr/play-card.server.ts";
import { registrationMessages } from "../messages/registration.messages.server.ts";
import type { Route } from "./+types/sandbox-card-page";

/** In production it is not there. */
export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return {
    ...(await readCardAsk(await getActor(context))),
    title: registrationMessages[language].qr.play.title,
    messages: loadMessages(language, { registration: registrationMessages }),
  };
}

export async function action({ request }: Route.ActionArgs) {
  return { picture: await playCard(await readFormData(request, 16 * 1024)) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "A made-up Aadhaar card",
    description: "Plays UIDAI in demo mode.",
    path: "/demo/aadhaar",
    indexed: false,
  });

/** Plays UIDAI: whose card, and what is wrong with it. */
export default function SandboxCardPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("registration.qr.play");
  const words = useTranslations("registration");
  const { person, genders, tricks } = loaderData;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem] [--wrap:32rem]">
      <PageHead title={t("title")} lead={t("lead")} />
      {actionData && (
        <div className="card stack" id="card">
          <img src={actionData.picture} alt={t("picture")} className="w-full bg-white" />
          <p className="small muted">{t("ends")}</p>
          <FormButtons>
            <a className="btn btn--go" href={actionData.picture} download="aadhaar-qr.png">
              {t("save")}
            </a>
            <LinkButton kind="quiet" href="/otr-registration">
              {t("back")}
            </LinkButton>
          </FormButtons>
        </div>
      )}
      <form method="post" className="card stack">
        <TextField field={fieldOf("name", person.name)} label={t("name")} autoComplete="off" />
        <BirthDateField field={fieldOf("born", person.born)} label={t("born")} autoComplete="off" />
        <SelectField
          field={fieldOf("gender", "female")}
          label={t("gender")}
          choices={genders.map((value) => ({ value, label: words(`genders.${value}`) }))}
        />
        <TextField
          field={fieldOf("digits", "4321")}
          label={t("digits")}
          inputMode="numeric"
          maxLength={4}
          width="w-10"
          autoComplete="off"
        />
        <SelectField
          field={fieldOf("trick", "none")}
          label={t("trick")}
          choices={tricks.map((value) => ({ value, label: t(`tricks.${value}`) }))}
        />
        <FormButtons>
          <Button kind="go">{t("make")}</Button>
        </FormButtons>
      </form>
    </div>
  );
}
