import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { nomineeMessages } from "../messages/nominee.messages.server.ts";
import { nomineeRelations } from "../rules/nominee-schema.ts";
import { findNominee } from "../server/nominees/find-nominee.server.ts";
import { nomineeActions } from "../server/nominees/nominee-actions.server.ts";
import type { Route } from "./+types/nominee-page";

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const actor = await getActor(context);
  const { title, description } = nomineeMessages[language];
  const nominee = await findNominee(actor);
  return {
    title,
    description,
    nominee: nominee && {
      name: nominee.name,
      relation: nominee.relation,
      phone: nominee.phone ?? "",
      email: nominee.email ?? "",
    },
    openedFor: actor.studentId ?? "",
    messages: loadMessages(language, { nominee: nomineeMessages }),
  };
}

export const action = nomineeActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/settings/privacy/nominee",
    indexed: false,
  });

/** I7c: the person who uses one's data rights (DPDP Act, section 14). */
export default function NomineePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("nominee");
  const { nominee } = loaderData;
  const { field, summary, onInput } = useForm("name", actionData, nominee ?? {}, { id: "nominee" });
  const isSaving = useNavigation().state === "submitting";
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem] [--wrap:52rem]">
      <PageHead
        back={{ href: "/settings/privacy", label: t("cancel") }}
        title={t("title")}
        lead={t("lead")}
      />
      <p>{t("how")}</p>
      <Form method="post" className="stack max-w-[32rem]" onInput={onInput} noValidate>
        {summary.length > 0 && (
          <ErrorSummary
            title={t("problem.title", { count: summary.length })}
            errors={summary}
            kept={t("problem.kept")}
            answer={actionData}
          />
        )}
        <OpenedFor />
        <TextField
          field={field("name", { required: true, maxLength: 100 })}
          label={t("name")}
          autoComplete="off"
        />
        <SelectField
          field={field("relation", { required: true })}
          label={t("relation")}
          placeholder={t("choose")}
          choices={nomineeRelations.map((value) => ({ value, label: t(`relations.${value}`) }))}
        />
        <PhoneField field={field("phone")} label={t("phone")} hint={t("contactHint")} autoComplete="off" />
        <TextField
          field={field("email", { maxLength: 254 })}
          label={t("email")}
          type="email"
          autoComplete="off"
        />
        <p className="small muted">{t("kept")}</p>
        <div>
          <Button name="intent" value="name" busy={isSaving && t("save")}>
            {t("save")}
          </Button>
        </div>
      </Form>
      {nominee && (
        <Panel title={t("removeTitle")} padded>
          <Form method="post" className="stack">
            <OpenedFor />
            <p>{t("removeText", { name: nominee.name })}</p>
            <div>
              <Button name="intent" value="remove" kind="danger">
                {t("remove")}
              </Button>
            </div>
          </Form>
        </Panel>
      )}
    </div>
  );
}
