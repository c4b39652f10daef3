import { Form, Link, useNavigation } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { PortalRole } from "../staff/portal-role.ts";
import type { PortalSignIn } from "../staff/portal-sign-in.ts";
import { PasskeyButton } from "./factors/passkey-button.tsx";

const words: Record<PortalRole, { title: string; lead: string }> = {
  admin: { title: "Super Admin Login", lead: "For the people who run ScholarSetu." },
  donor: { title: "Donor Portal Login", lead: "See where every rupee of your donation goes." },
  csr: { title: "Corporate CSR Portal Login", lead: "Run your programs and prove what they do." },
};

const field = (name: "email" | "password", errors?: string[]) => ({
  id: `portal-${name}`,
  errorId: `portal-${name}-error`,
  descriptionId: `portal-${name}-hint`,
  name,
  errors,
});

const openIdWords = {
  away: "Your identity provider did not answer. Try again, or sign in with e-mail and password.",
  refused: "The answer of your identity provider was not right, so nobody was signed in. Begin again here.",
  unknown: "No account of the desk has this e-mail address. A super admin can invite you.",
} as const;

type PortalLoginProps = {
  signIn: PortalSignIn;
  /** What the page's action (enterPortal) answered, when the door stayed closed. */
  refusal?: FormAnswer | undefined;
};

/** The sign-in screen of a portal, at the portal's own address. Posts to the page it stands on. */
export function PortalLogin({ signIn, refusal }: PortalLoginProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const { title, lead } = words[signIn.role];
  return (
    <div className="wrap sec stack [--gap:1.25rem] [--wrap:29rem]">
      <div>
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
      </div>
      {refusal?.errors[""] && <Alert tone="bad">{refusal.errors[""]}</Alert>}
      {signIn.openId?.said && !refusal && <Alert tone="bad">{openIdWords[signIn.openId.said]}</Alert>}
      {signIn.demo && (
        <Alert title="Demo sign-in:">
          {signIn.demo.email} / <span className="nowrap">{signIn.demo.password}</span>
        </Alert>
      )}
      <Form method="post" className="stack [--gap:1.25rem]">
        {signIn.next && <input type="hidden" name="next" value={signIn.next} />}
        <TextField
          field={{ ...field("email", refusal?.errors.email), initialValue: refusal?.typed.email?.[0] }}
          label="E-mail"
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
        />
        <PasswordField
          field={field("password", refusal?.errors.password)}
          label="Password"
          required
          autoComplete="current-password"
        />
        <Button wide busy={isBusy && "Signing in…"}>
          Login
        </Button>
      </Form>
      {signIn.openId && (
        <LinkButton
          kind="quiet"
          wide
          plain
          href={signIn.next ? `/login/openid?next=${encodeURIComponent(signIn.next)}` : "/login/openid"}
        >
          Sign in with {signIn.openId.name}
        </LinkButton>
      )}
      <div className="row row--apart">
        <Link to={`/password/forgot?portal=${signIn.role}`}>Forgot password?</Link>
        {signIn.role !== "admin" && <Link to={`/join?as=${signIn.role}`}>Ask to join</Link>}
        {signIn.canUsePasskey && <PasskeyButton role={signIn.role} next={signIn.next} />}
      </div>
    </div>
  );
}
