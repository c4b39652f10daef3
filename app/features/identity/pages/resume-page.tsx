import { useEffect, useRef } from "react";
import { redirect } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { findParkedForm } from "../server/find-parked-form.server.ts";
import { forgetParkedForm } from "../server/forget-parked-form.server.ts";
import { sessionCookie } from "../server/session-cookie.server.ts";
import type { Route } from "./+types/resume-page";

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = sessionCookie.read(request, "parked");
  const form = token ? await findParkedForm(await getActor(context), token) : null;
  if (form) return form;
  throw redirect("/dashboard", { headers: { "Set-Cookie": sessionCookie.erase("parked") } });
}

/** The kept fields come back as this post; 307 hands the very same post on to the page they were meant for. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const token = sessionCookie.read(request, "parked");
  const form = token ? await findParkedForm(actor, token) : null;
  const headers = { "Set-Cookie": sessionCookie.erase("parked") };
  if (!token || !form) throw redirect("/dashboard", { headers });
  await forgetParkedForm(actor, token);
  throw redirect(form.path, { status: 307, headers });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Go on where you stopped",
    description: "What you had typed when your session ran out is kept.",
    path: "/login/resume",
    indexed: false,
  });

/** Signed in again in the middle of a form: it goes on, and nothing is lost. */
export default function ResumePage({ loaderData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, hadFiles, path } = loaderData;
  useEffect(() => {
    // Without files there is nothing to look at first.
    if (!hadFiles) form.current?.requestSubmit();
  }, [hadFiles]);
  return (
    <div className="wrap sec stack [--wrap:36rem]">
      <h1>Go on where you stopped</h1>
      <p>You are signed in again. What you had typed is kept: send it now.</p>
      {hadFiles && (
        <Alert tone="warn">Files could not be kept. Please choose them again on the next page.</Alert>
      )}
      <form method="post" action="/login/resume" ref={form} data-resumes={path}>
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field may come twice, and the list never changes
          <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
        ))}
        <Button kind="go">Send it now</Button>
      </form>
    </div>
  );
}
