import { useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { readFormData } from "#app/core/forms/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { VerifiedDecision } from "../components/verified-decision.tsx";
import { bundleMaxBytes } from "../decision-bundle.ts";
import { verifyMessages } from "../messages/verify.messages.server.ts";
import { listDecisionKeys } from "../server/decisions/list-decision-keys.server.ts";
import { type BundleAnswer, verifyBundle } from "../verify-bundle.ts";
import type { Route } from "./+types/verify-decision-page";

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, lead } = verifyMessages[language];
  return {
    title,
    lead,
    keys: await listDecisionKeys(),
    messages: loadMessages(language, { verify: verifyMessages }),
  };
}

/** Without script, or in an old browser, the server does the same. Nothing is kept. */
export async function action({ request }: Route.ActionArgs): Promise<BundleAnswer | null> {
  const fields = await readFormData(request, 2 * bundleMaxBytes);
  return check(fields);
}

async function check(fields: FormData): Promise<BundleAnswer | null> {
  const file = fields.get("file");
  const isFile = file instanceof File && file.size > 0 && file.size <= bundleMaxBytes;
  const text = isFile ? await file.text() : String(fields.get("text") ?? "");
  return text.trim() === "" ? null : verifyBundle(text);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "Check a signed decision",
    description: loaderData?.lead ?? "",
    path: "/verify-decision",
  });

export default function VerifyDecisionPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("verify");
  const submit = useSubmit();
  const isBusy = useNavigation().state === "submitting";
  const [own, setOwn] = useState<BundleAnswer | null | undefined>(undefined);
  const answer = own === undefined ? actionData : own;
  return (
    <div className="wrap pb-16">
      <PageHead title={t("title")} lead={t("lead")} />
      <div className="stack max-w-[40rem]">
        {answer === null && <Alert tone="bad">{t("problems.empty")}</Alert>}
        {answer && <VerifiedDecision answer={answer} ours={loaderData.keys} />}
        <Form
          method="post"
          encType="multipart/form-data"
          className="stack"
          onSubmit={async (event) => {
            event.preventDefault();
            const form = event.currentTarget;
            const found = await check(new FormData(form));
            if (found?.isSound === false && found.problem === "unsupported") {
              setOwn(undefined);
              await submit(form);
            } else setOwn(found);
          }}
        >
          <div className="field">
            <label htmlFor="verify-file">{t("file")}</label>
            <p className="hint" id="verify-file-hint">
              {t("fileHint")}
            </p>
            <input
              id="verify-file"
              name="file"
              type="file"
              accept=".json"
              aria-describedby="verify-file-hint"
              className="input min-w-0"
            />
          </div>
          <TextareaField
            field={{
              id: "verify-text",
              name: "text",
              errorId: "verify-text-error",
              descriptionId: "verify-text-hint",
            }}
            label={t("text")}
            rows={6}
          />
          <div>
            <Button busy={isBusy && t("check")}>{t("check")}</Button>
          </div>
        </Form>
        <p className="muted small">{t("private")}</p>
      </div>
    </div>
  );
}
