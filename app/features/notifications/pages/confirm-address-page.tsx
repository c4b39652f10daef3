import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext, markPrivate } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { addressMessages } from "../messages/address.messages.server.ts";
import { confirmAddressActions } from "../server/addresses/confirm-address-actions.server.ts";
import type { Route } from "./+types/confirm-address-page";

export function loader({ url, context }: Route.LoaderArgs) {
  markPrivate(context);
  const language = context.get(languageContext);
  const { title, lead } = addressMessages[language];
  return {
    title,
    description: lead,
    token: url.searchParams.get("token") ?? "",
    done: url.searchParams.get("done"),
    messages: loadMessages(language, { address: addressMessages }),
  };
}

export const action = confirmAddressActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/confirm-address",
    indexed: false,
  });

/** A press, not the mere opening: mail programs open links by themselves. */
export default function ConfirmAddressPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("address");
  const { title, token, done } = loaderData;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead title={title} lead={t("lead")} />
      {done === "sent" && <Alert tone="ok">{t("sent")}</Alert>}
      {done === "nothing" && <Alert tone="info">{t("nothing")}</Alert>}
      {(done === "old" || (!done && token === "")) && <Alert tone="bad">{t("old")}</Alert>}
      {done || token === "" ? (
        <p>
          <LinkButton kind="quiet" href="/">
            {t("home")}
          </LinkButton>
        </p>
      ) : (
        <Form method="post" className="stack">
          <p>{t("notYou")}</p>
          <input type="hidden" name="token" value={token} />
          <p>
            <Button kind="go" name="intent" value="confirm">
              {t("confirm")}
            </Button>
          </p>
        </Form>
      )}
    </div>
  );
}
