import type { FormEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { latinDigits } from "#app/core/words/digits.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { OtpField } from "#app/ui/fields/otp-field.tsx";
import { codeFromSms } from "../code-from-sms.ts";
import { formatPhone } from "../format-phone.ts";
import { otpLength } from "../rules/otp-rules.ts";
import { HiddenFields, type LoginFormProps, useReadiness } from "./login-parts.tsx";

const otpField = { id: "login-otp", errorId: "login-error", descriptionId: "login-otp-hint", name: "otp" };

/** Step 2: the code. Back clears everything; the phone may fill the code in by itself. */
export function OtpStepForm({ view, Form, busy, next, demoOtp }: LoginFormProps) {
  const t = useTranslations("login");
  const [isReady, setReady] = useReadiness(otpField.id, otpLength);
  const verify = useRef<HTMLButtonElement>(null);
  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const digits = latinDigits(input.value).replace(/\D/g, "").slice(0, otpLength);
    if (digits !== input.value) input.value = digits;
    setReady(digits.length === otpLength);
  };
  useEffect(() => document.getElementById(otpField.id)?.focus(), []);
  useCodeFromSms((code) => {
    const input = document.getElementById(otpField.id);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = code;
    setReady(true);
    // After the button has woken up.
    setTimeout(() => verify.current?.click());
  });
  return (
    <Form method="post" action="/login" className="stack [--gap:1.25rem]">
      <HiddenFields next={next} state={view.state} />
      <p>
        {t("sentTo")} <b className="nowrap num">+91 {formatPhone(view.phone)}</b>
      </p>
      {demoOtp && <Alert>{t("demoOtp", { otp: demoOtp })}</Alert>}
      <OtpField
        field={otpField}
        label={t("otp")}
        aria-invalid={view.failure ? true : undefined}
        aria-describedby={view.failure ? otpField.errorId : undefined}
        onInput={onInput}
      />
      <Button
        ref={verify}
        name="intent"
        value="verify"
        kind="go"
        wide
        disabled={!isReady}
        busy={busy && t("verifying")}
      >
        {t("verify")}
      </Button>
      <div className="row row--apart">
        <Button name="intent" value="back" kind="quiet" size="sm" disabled={busy} formNoValidate>
          {t("back")}
        </Button>
        <ResendButton seconds={view.resendAfterSeconds} busy={busy} />
      </div>
    </Form>
  );
}

/** Counts down in sight; without script the button is there, and the server keeps the pause. */
function ResendButton({ seconds, busy }: { seconds: number; busy: boolean }) {
  const t = useTranslations("login");
  // Before script runs both are there, and the server keeps the pause; the dialog counts them down itself.
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    setLeft(seconds);
    const timer = setInterval(() => setLeft((count) => Math.max(0, (count ?? 0) - 1)), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <span className="row [--gap:.5rem]">
      <span className="small muted num" data-seconds={seconds} hidden={!left}>
        {t("resendIn", { seconds: left ?? seconds })}
      </span>
      <Button
        name="intent"
        value="resend"
        kind="text"
        size="sm"
        disabled={busy}
        formNoValidate
        hidden={!!left}
      >
        {t("resend")}
      </Button>
    </span>
  );
}

function useCodeFromSms(take: (code: string) => void) {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const stop = new AbortController();
    void codeFromSms(stop.signal).then((code) => code && latest.current(code));
    return () => stop.abort();
  }, []);
}
