import { data, Form, Link, useNavigation } from "react-router";
import { z } from "zod";
import { isProblem } from "#app/core/errors.ts";
import { parseForm } from "#app/core/form.ts";
import { typedTwice } from "#app/core/india-fields.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { NewPasswordFields } from "../components/new-password-fields.tsx";
import { newPassword } from "../password-schema.ts";
import { resetPassword } from "../server/reset-password.server.ts";
import type { Route } from "./+types/reset-password-page";

const schema = z
  .object({
    token: z.string().max(200),
    newPassword: newPassword(),
    repeated: z.string("Type it once more."),
  })
  .superRefine(typedTwice("newPassword", "repeated", "The two are not the same."));

export function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token: /^[\w-]{20,100}$/.test(token) ? token : "" };
}

type Errors = Record<string, string[] | null>;

export async function action({ request }: Route.ActionArgs) {
  const form = await parseForm(request, schema, { secretFields: ["token", "newPassword", "repeated"] });
  const none: Errors = {};
  if (!form.value) {
    return data({ done: false, message: null, errors: form.reply().error ?? none }, { status: 422 });
  }
  try {
    await resetPassword(form.value.token, form.value.newPassword);
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error;
    const message = error.fieldErrors ? null : error.message;
    return data({ done: false, message, errors: error.fieldErrors ?? none }, { status: error.status });
  }
  return data({ done: true, message: null, errors: none });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Choose a new password",
    description: "Choose a new password for your portal account.",
    path: "/password/reset",
    indexed: false,
  });

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const isUsable = loaderData.token !== "";
  return (
    <div className="wrap sec stack [--gap:1.25rem] [--wrap:32rem]">
      <h1>Choose a new password</h1>
      {actionData?.done && (
        <Alert tone="ok">
          Your password is changed, and every session has ended. Sign in again: <Link to="/admin">Admin</Link>
          , <Link to="/donor">Donor Portal</Link>, <Link to="/csr">CSR Portal</Link>.
        </Alert>
      )}
      {(actionData?.message || !isUsable) && (
        <Alert tone="bad">
          {actionData?.message ?? "This link is not complete."}{" "}
          <Link to="/password/forgot">Ask for a new link</Link>
        </Alert>
      )}
      {!actionData?.done && isUsable && (
        <Form method="post" className="stack">
          <input type="hidden" name="token" value={loaderData.token} />
          <NewPasswordFields errors={actionData?.errors ?? {}} />
          <Button busy={isBusy && "Saving…"}>Save the new password</Button>
        </Form>
      )}
    </div>
  );
}
