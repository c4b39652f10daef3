import { Form, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { readFormData } from "#app/core/forms/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { languageContext, markPrivate } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { lettersMessages } from "../../messages/letters.messages.server.ts";
import { changeLetters } from "../../server/letters/change-letters.server.ts";
import { findLetterStatus } from "../../server/letters/find-letter-status.server.ts";
import { letterLink } from "../../server/letters/letter-link.server.ts";
import type { Route } from "./+types/blog-letters-page";

function subscriberOf(url: URL): string | null {
  return letterLink.read(url.searchParams.get("key"));
}

export async function loader({ url, context }: Route.LoaderArgs) {
  markPrivate(context);
  const id = subscriberOf(url);
  const language = context.get(languageContext);
  const { title, description } = lettersMessages[language];
  return {
    title,
    description,
    messages: loadMessages(language, { letters: lettersMessages }),
    status: id ? await findLetterStatus(id) : null,
  };
}

export async function action({ request, url }: Route.ActionArgs) {
  const id = subscriberOf(url);
  if (!id) throw notFound("This link is not complete. Open it from the e-mail again.");
  const fields = await readFormData(request, 4 * 1024);
  // A mail program's own button sends this, and no wish of ours (RFC 8058).
  const isLeaving = fields.get("List-Unsubscribe") === "One-Click" || fields.get("wish") === "stop";
  await changeLetters(id, isLeaving ? "stop" : "confirm");
  return redirect(url.pathname + url.search);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/education-blog/letters",
    indexed: false,
  });

export default function BlogLettersPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("letters");
  const { status } = loaderData;
  return (
    <div className="wrap pb-20">
      <div className="max-w-[44rem]">
        <PageHead title={t("title")} />
        {status === null && (
          <div className="stack">
            <p>{t("unknown")}</p>
            <p>
              <LinkButton kind="quiet" href="/education-blog#subscribe">
                {t("subscribe")}
              </LinkButton>
            </p>
          </div>
        )}
        {status === "pending" && (
          <Form method="post" className="stack">
            <p>{t("pending")}</p>
            <Button kind="go" name="wish" value="confirm">
              {t("confirm")}
            </Button>
          </Form>
        )}
        {status === "confirmed" && (
          <Form method="post" className="stack">
            <Alert tone="ok">{t("confirmed")}</Alert>
            <p>{t("leave")}</p>
            <Button kind="quiet" name="wish" value="stop">
              {t("stop")}
            </Button>
          </Form>
        )}
        {status === "left" && (
          <div className="stack">
            <Alert tone="ok">{t("left")}</Alert>
            <p>
              <LinkButton kind="quiet" href="/education-blog">
                {t("back")}
              </LinkButton>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
