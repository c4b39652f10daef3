import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Block } from "#app/ui/section.tsx";
import { QuestionFields } from "../components/eligibility/question-fields.tsx";
import { discoveryParts } from "../messages/discovery.messages.server.ts";
import { factsMessages } from "../messages/facts.messages.server.ts";
import { optionMessages } from "../messages/options.messages.server.ts";
import { factsActions } from "../server/facts/facts-actions.server.ts";
import { readOwnFacts } from "../server/facts/read-own-facts.server.ts";
import type { Route } from "./+types/facts-page";

const check = discoveryParts("check");

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const actor = await getActor(context);
  const { title, description } = factsMessages[language];
  const { wrongMarks, wrongDate } = optionMessages[language];
  return {
    ...(await readOwnFacts(actor)),
    title,
    description,
    wrong: { wrongMarks, wrongDate } as Readonly<Record<string, string>>,
    isSaved: url.searchParams.get("done") === "saved",
    openedFor: actor.studentId ?? "",
    messages: loadMessages(language, { facts: factsMessages, discovery: check }),
  };
}

export const action = factsActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/student/facts",
    indexed: false,
  });

/** Why her answers are asked stands at each of them; none has to be given. */
export default function FactsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("facts");
  const { title, groups, given, wrong, isSaved } = loaderData;
  const typed = Object.entries(actionData?.typed ?? {}).map(([name, [value = ""]]) => [name, value]);
  const errors = Object.fromEntries(
    Object.entries(actionData?.errors ?? {}).map(([name, [code = ""]]) => [name, wrong[code] ?? code]),
  );
  return (
    <div className="wrap pb-12 stack [--gap:2rem]">
      <PageHead title={title} lead={t("lead")} />
      {isSaved && !actionData && (
        <Alert tone="ok">
          {t("saved")} <Anchor href="/student/dashboard?tab=find">{t("seeFits")}</Anchor>
        </Alert>
      )}
      {errors[""] === "guardian" ? (
        <Alert tone="bad">
          {t("guardian")} <Anchor href="/settings/privacy">{t("guardianLink")}</Anchor>
        </Alert>
      ) : (
        actionData && <Alert tone="bad">{t("problem")}</Alert>
      )}
      <Form method="post" noValidate className="stack max-w-[40rem] [--gap:2rem]">
        <OpenedFor />
        {groups.map(({ name, questions }) => (
          <Block key={name} title={t(`groups.${name}`)}>
            <div className="stack [--gap:1.5rem]">
              <QuestionFields
                questions={questions}
                given={actionData ? Object.fromEntries(typed) : given}
                errors={errors}
              />
            </div>
          </Block>
        ))}
        <p className="small muted">{t("agree")}</p>
        <div>
          <Button kind="go" name="intent" value="save">
            {t("save")}
          </Button>
        </div>
      </Form>
    </div>
  );
}
