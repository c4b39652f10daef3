import { useTranslations } from "use-intl";
import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Said } from "#app/ui/dialogs/said.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { listMailMessages } from "../messages/list-mail.messages.server.ts";
import type { Route } from "./+types/list-mails-page";
import { listMailActions } from "./list-mail-actions.server.ts";
import { MailLine } from "./mail-line.tsx";
import { readMailChoices } from "./read-mail-choices.server.ts";
import { SendViewForm } from "./send-view-form.tsx";

const here = "/settings/list-mails";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = listMailMessages[language];
  const done = url.searchParams.get("done");
  return {
    ...(await readMailChoices(await getActor(context), url.searchParams.get("view"))),
    ...{ title, description },
    done: done === "sent" || done === "ended" ? (done as "sent" | "ended") : null,
    messages: loadMessages(language, { listMail: listMailMessages }),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = listMailActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: here,
    indexed: false,
  });

/** D35: views of lists that come by mail, to oneself and colleagues, and those that others have sent. */
export default function ListMailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("listMail");
  const { mails, views, people, chosen, done } = loaderData;
  const own = mails.filter(({ isOwn }) => isOwn);
  const toMe = mails.filter(({ isOwn, isToMe }) => isToMe && !isOwn);
  const problem = problemOf(actionData);
  return (
    <div className="wrap stack pb-12 [--gap:1rem] [--wrap:60rem]">
      <PageHead title={t("title")} lead={t("lead")} />
      {done && !actionData && <Said>{t(done)}</Said>}
      {problem && (
        <Said tone="bad" answer={actionData}>
          {problem}
        </Said>
      )}
      <Panel title={t("yours")} padded>
        {own.length === 0 ? (
          <p className="muted">{t("noneYours")}</p>
        ) : (
          <ul className="stack [--gap:1rem]">
            {own.map((mail) => (
              <li key={mail.id}>
                <MailLine mail={mail} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {toMe.length > 0 && (
        <Panel title={t("toYou")} padded>
          <ul className="stack [--gap:1rem]">
            {toMe.map((mail) => (
              <li key={mail.id}>
                <MailLine mail={mail} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t("new")} padded>
        {views.length === 0 ? (
          <p>{t("noViews")}</p>
        ) : (
          <SendViewForm key={chosen} views={views} people={people} chosen={chosen} answer={actionData} />
        )}
      </Panel>
    </div>
  );
}
