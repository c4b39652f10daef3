import { data, Form, Link, useNavigation } from "react-router";
import { z } from "zod";
import { isProblem } from "#app/core/errors.ts";
import { parseForm } from "#app/core/form.ts";
import { email } from "#app/core/india-fields.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { clientAddressContext, languageContext } from "#app/core/request-context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { isPortalRole, portalPath } from "../portal-role.ts";
import { requestPasswordReset } from "../server/request-password-reset.server.ts";
import type { Route } from "./+types/forgot-password-page";

const schema = z.object({ email: email({ required: "Enter your e-mail address." }) });
const sentWords =
  "If there is an account with this address, a link is on its way. It works once, for 30 minutes. Look into the spam folder too.";

export function loader({ request }: Route.LoaderArgs) {
  const portal = new URL(request.url).searchParams.get("portal");
  return { back: isPortalRole(portal) ? portalPath(portal) : "/login" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, schema);
  if (!form.value)
    return data({ sent: false, message: null, errors: form.reply().error?.email }, { status: 422 });
  try {
    await requestPasswordReset(form.value.email, {
      address: context.get(clientAddressContext),
      language: context.get(languageContext),
    });
  } catch (error) {
    if (!isProblem(error) || error.status !== 429) throw error;
    const answer = { sent: false, message: error.message, errors: undefined };
    return data(answer, { status: 429, headers: error.headers });
  }
  return data({ sent: true, message: null, errors: undefined });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Forgot password",
    description: "Get a link to choose a new password for the admin, donor or CSR portal.",
    path: "/password/forgot",
    indexed: false,
  });

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const field = {
    id: "email",
    errorId: "email-error",
    descriptionId: "email-hint",
    name: "email",
    errors: actionData?.errors ?? undefined,
  };
  return (
    <div className="wrap sec stack [--gap:1.25rem] [--wrap:32rem]">
      <div>
        <h1>Forgot password</h1>
        <p className="muted">
          For the admin, donor and CSR portals. Students and institutes need no password: they sign in with an
          OTP.
        </p>
      </div>
      {actionData?.message && <Alert tone="bad">{actionData.message}</Alert>}
      {actionData?.sent ? (
        <Alert tone="ok">{sentWords}</Alert>
      ) : (
        <Form method="post" className="stack">
          <TextField
            field={field}
            label="E-mail"
            type="email"
            required
            autoComplete="username"
            autoCapitalize="none"
          />
          <Button busy={isBusy && "Sending…"}>Send me a link</Button>
        </Form>
      )}
      <p className="small">
        <Link to={loaderData.back}>Back to the login</Link>
      </p>
    </div>
  );
}
