import Download from "lucide-react/icons/download";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { listMailMessages } from "../messages/list-mail.messages.server.ts";
import type { Route } from "./+types/list-mail-page";
import { MailLine } from "./mail-line.tsx";
import { readListMails } from "./read-list-mails.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = listMailMessages[language];
  return {
    mail: await readListMails.open(await getActor(context), params.mailId),
    ...{ title, description },
    messages: loadMessages(language, { listMail: listMailMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: `/settings/list-mails/${params.mailId}`,
    indexed: false,
  });

/** Where the mail's link leads: to the list and its file, each of which asks for the reader's own rights. */
export default function ListMailPage({ loaderData: { mail } }: Route.ComponentProps) {
  const t = useTranslations("listMail");
  return (
    <div className="wrap stack pb-12 [--gap:1rem] [--wrap:60rem]">
      <PageHead
        back={{ href: "/settings/list-mails", label: t("all") }}
        title={`${mail.list}: ${mail.name}`}
        lead={t("rights")}
      />
      <div className="row">
        <LinkButton href={mail.href}>{t("openList")}</LinkButton>
        {mail.fileHref && (
          <LinkButton plain kind="quiet" icon={Download} href={mail.fileHref}>
            {t("file")}
          </LinkButton>
        )}
      </div>
      <Panel title={t("list")} padded>
        <MailLine mail={mail} />
      </Panel>
    </div>
  );
}
