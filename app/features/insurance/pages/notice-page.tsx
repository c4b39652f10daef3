import { useEffect, useRef } from "react";
import { Form, useFetcher } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { FormButtons } from "#app/ui/form-buttons.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { noticeActions } from "../server/notice-actions.server.ts";
import { readCampaignNotice } from "../server/read-campaign-notice.server.ts";
import type { Route } from "./+types/notice-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  return readCampaignNotice(await getActor(context), params.token);
}

export const action = noticeActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "A message for you",
    description: "A message about your Suraksha card.",
    path: "/notice",
    indexed: false,
  });

/** Opening a link changes nothing by itself (T10): the page, once a person's browser runs it, says so by a post. */
export default function NoticePage({ loaderData: notice }: Route.ComponentProps) {
  const { submit } = useFetcher();
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    void submit({ intent: "open" }, { method: "post" });
  }, [submit]);
  return (
    <div className="wrap pb-12">
      <PageHead title={notice.title} />
      <div className="stack max-w-(--measure)">
        <p className="whitespace-pre-line">{notice.message}</p>
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
