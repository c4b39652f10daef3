import { useEffect, useRef } from "react";
import { Form, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { languageOfWords } from "#app/core/words/language-of-words.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { OwnWords } from "#app/ui/own-words.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { holderPagesMessages } from "../messages/holder-pages.messages.server.ts";
import { noticeActions } from "../server/campaigns/notice-actions.server.ts";
import { readCampaignNotice } from "../server/campaigns/read-campaign-notice.server.ts";
import type { Route } from "./+types/notice-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return {
    ...(await readCampaignNotice(await getActor(context), params.token)),
    description: holderPagesMessages[language].notice.description,
    messages: loadMessages(language, { holderPages: holderPagesMessages }),
  };
}

export const action = noticeActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/notice",
    indexed: false,
  });

/** Opening a link changes nothing by itself (T10): the page, once a person's browser runs it, says so by a post. */
export default function NoticePage({ loaderData: notice }: Route.ComponentProps) {
  const t = useTranslations("holderPages.notice");
  const { submit } = useFetcher();
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    void submit({ intent: "open" }, { method: "post" });
  }, [submit]);
  return (
    <div className="wrap pb-12">
      <PageHead title={<span lang={languageOfWords(notice.title)}>{notice.title}</span>} />
      <div className="stack max-w-(--measure)">
        <OwnWords from={t("from")} text={notice.message} />
        <Form method="post">
          <FormButtons>
            <Button name="intent" value="click">
              {notice.action}
            </Button>
          </FormButtons>
        </Form>
      </div>
    </div>
  );
}
