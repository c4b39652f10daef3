import GraduationCap from "lucide-react/icons/graduation-cap";
import School from "lucide-react/icons/school";
import type { FormEvent, ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { latinDigits } from "#app/core/words/digits.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { phoneDigits } from "#app/ui/fields/phone-digits.ts";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { LoginFailure, LoginView } from "../login-view.ts";
import { HiddenFields, type LoginFormProps, useReadiness } from "./login-parts.tsx";
import { OtpStepForm } from "./otp-step-form.tsx";

const phoneField = {
  id: "login-phone",
  errorId: "login-error",
  descriptionId: "login-phone-hint",
  name: "phone",
};

/** Both steps of signing in by phone: with script in place, without it by plain posts. */
export function LoginForm(props: LoginFormProps) {
  return (
    <>
      <LoginFailureNote failure={props.view.failure} />
      {props.view.step === "otp" ? (
        <OtpStepForm {...props} key={props.view.state} />
      ) : (
        <PhoneStepForm {...props} />
      )}
    </>
  );
}

function PhoneStepForm({ view, Form, busy, next }: LoginFormProps) {
  const t = useTranslations("login");
  const [isReady, setReady] = useReadiness("login-phone", 10);
  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    // Digits only, at most ten; +91 in front of a pasted number goes.
    const digits = phoneDigits(latinDigits(input.value)).slice(0, 10);
    if (digits !== input.value) input.value = digits;
    setReady(digits.length === 10);
  };
  return (
    <Form method="post" action="/login" className="stack [--gap:1.25rem]">
      <HiddenFields intent="send" next={next} />
      <fieldset className="toggle">
        <legend className="vh">{t("iAm")}</legend>
        <TypeChoice value="student" icon={GraduationCap} chosen={view.type} label={t("student")} />
        <TypeChoice value="institute" icon={School} chosen={view.type} label={t("institute")} />
      </fieldset>
      <PhoneField
        field={{ ...phoneField, initialValue: view.phone }}
        label={t("phone")}
        large
        aria-invalid={view.failure?.code === "phone" || undefined}
        aria-describedby={view.failure ? phoneField.errorId : undefined}
        onInput={onInput}
      />
      <div>
        <Button kind="go" wide disabled={!isReady} busy={busy && t("sending")} aria-describedby="login-waits">
          {t("send")}
        </Button>
        {/* L20: a button that waits says for what (styles/door.css shows it while it does). */}
        <p className="small muted door__waits" id="login-waits">
          {t("waits")}
        </p>
      </div>
      {/* Two paragraphs: as one it has a line less once the font has come, and everything below it jumps. */}
      <div className="small muted">
        <p>{t.rich("accept", { terms: linkTo("/terms-conditions"), privacy: linkTo("/privacy-policy") })}</p>
        <p>{t.rich("newHere", { otr: linkTo("/otr-registration") })}</p>
        <p>{t.rich("lost", { recover: linkTo("/recover") })}</p>
        <p>{t.rich("onlyStatus", { status: linkTo("/status") })}</p>
      </div>
    </Form>
  );
}

function TypeChoice(props: { value: LoginView["type"]; icon: typeof School; chosen: string; label: string }) {
  return (
    <label>
      <input type="radio" name="type" value={props.value} defaultChecked={props.value === props.chosen} />
      <Icon of={props.icon} />
      {props.label}
    </label>
  );
}

function LoginFailureNote({ failure }: { failure: LoginFailure | null }) {
  const t = useTranslations("login.errors");
  if (!failure) return null;
  const words = (): string => {
    if (failure.code !== "too_many") return t(failure.code);
    const seconds = failure.seconds ?? 60;
    return seconds < 90
      ? t("too_many_seconds", { count: seconds })
      : t("too_many_minutes", { count: Math.ceil(seconds / 60) });
  };
  return (
    <div id={phoneField.errorId}>
      <Alert tone="bad">{words()}</Alert>
    </div>
  );
}

function linkTo(path: string) {
  return (words: ReactNode) => <Link to={path}>{words}</Link>;
}
