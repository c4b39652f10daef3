import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { PortalRole } from "../portal-role.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { type TotpPicture, TotpSetupView } from "./totp-setup-view.tsx";

const codeField = { id: "code", errorId: "code-error", descriptionId: "code-hint", name: "code" };

type SecondFactorFormProps = {
  hasTotp: boolean;
  passkeyRole: PortalRole | null;
  next: string | null;
  portal: string;
};

/** After the password: a code of the app, a passkey, or one of the codes kept on paper. */
export function SecondFactorForm({ hasTotp, passkeyRole, next, portal }: SecondFactorFormProps) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      <Form method="post" className="stack">
        <TextField
          field={codeField}
          label={hasTotp ? "Code of your authenticator app" : "Recovery code"}
          hint={
            hasTotp
              ? "Or one of the recovery codes that you kept."
              : "Use your passkey, or one of the codes that you kept."
          }
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          width="w-16"
        />
        <Button busy={isBusy && "Checking…"}>Go on</Button>
      </Form>
      {passkeyRole && <PasskeyButton role={passkeyRole} next={next} />}
      <p className="small">
        <Link to={portal}>Back to the login</Link>
      </p>
    </>
  );
}

/** T6: production does not let the super admin in on a password alone. */
export function EnrolForm({ setup }: { setup: TotpPicture | null }) {
  const isBusy = useNavigation().formMethod === "POST";
  if (setup) return <TotpSetupView setup={setup} intent="confirm" reloadDocument />;
  return (
    <Form method="post" className="stack">
      <p>
        The super admin signs in with a password and a second factor. You need an authenticator app on your
        phone; it takes a minute.
      </p>
      <Button name="intent" value="start" busy={isBusy && "Preparing…"}>
        Set up the authenticator app
      </Button>
    </Form>
  );
}
