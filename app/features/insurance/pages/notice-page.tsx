import { useEffect, useRef } from "react";
import { Form, redirect, useFetcher } from "react-router";
import { badRequest } from "#app/core/errors.ts";
import { readFormData } from "#app/core/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { FormButtons } from "#app/ui/form-buttons.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { countCampaignStep } from "../server/count-campaign-step.server.ts";
import { readCampaignNotice } from "../server/read-campaign-notice.server.ts";
import type { Route } from "./+types/notice-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  return readCampaignNotice(await getActor(context), params.token);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const event = (await readFormData(request, 4 * 1024)).get("event");
  if (event !== "open" && event !== "click") throw badRequest("There is no such button.");
  const target = await countCampaignStep(await getActor(context), params.token, event);
  return event === "click" ? redirect(target) : null;
}

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
    void submit({ event: "open" }, { method: "post" });
  }, [submit]);
  return (
    <div className="wrap pb-12">
      <PageHead title={notice.title} />
      <div className="stack max-w-(--measure)">
        <p className="whitespace-pre-line">{notice.message}</p>
        <Form method="post">
          <FormButtons>
            <Button name="event" value="click">
              {notice.action}
            </Button>
          </FormButtons>
        </Form>
      </div>
    </div>
  );
}
