import { Form, redirect } from "react-router";
import { notFound } from "#app/core/errors.ts";
import { readFormData } from "#app/core/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { markPrivate } from "#app/core/request-context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { changeLetters } from "../server/change-letters.server.ts";
import { findLetterStatus } from "../server/find-letter-status.server.ts";
import { letterLink } from "../server/letter-link.server.ts";
import type { Route } from "./+types/blog-letters-page";

function subscriberOf(url: URL): string | null {
  return letterLink.read(url.searchParams.get("key"));
}

export async function loader({ url, context }: Route.LoaderArgs) {
  markPrivate(context);
  const id = subscriberOf(url);
  return { status: id ? await findLetterStatus(id) : null };
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

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Our letters",
    description: "Confirm or stop the letters of the education blog.",
    path: "/education-blog/letters",
    indexed: false,
  });

export default function BlogLettersPage({ loaderData }: Route.ComponentProps) {
  const { status } = loaderData;
  return (
    <div className="wrap pb-20">
      <div className="max-w-[44rem]">
        <PageHead title="Our letters" />
        {status === null && (
          <div className="stack">
            <p>Open the link in one of our e-mails: it confirms the letters, and it stops them.</p>
            <p>
              <LinkButton kind="quiet" href="/education-blog#subscribe">
                Subscribe on the blog
              </LinkButton>
            </p>
          </div>
        )}
        {status === "pending" && (
          <Form method="post" className="stack">
            <p>Press the button, and we write to you when there is something new: at most once a week.</p>
            <Button kind="go" name="wish" value="confirm">
              Yes, send me the news
            </Button>
          </Form>
        )}
        {status === "confirmed" && (
          <Form method="post" className="stack">
            <Alert tone="ok">You get our letters. Thank you for reading.</Alert>
            <p>If you no longer want them, one press is enough.</p>
            <Button kind="quiet" name="wish" value="stop">
              Stop these letters
            </Button>
          </Form>
        )}
        {status === "left" && (
          <div className="stack">
            <Alert tone="ok">You get no more letters, and your address is deleted.</Alert>
            <p>
              <LinkButton kind="quiet" href="/education-blog">
                Back to the blog
              </LinkButton>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
