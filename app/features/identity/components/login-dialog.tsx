import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useFetcher, useLocation } from "react-router";
import { IntlProvider, useLocale, useTranslations } from "use-intl";
import { Dialog } from "#app/ui/dialog.tsx";
import { closeDialog, openDialog } from "#app/ui/dialog-commands.ts";
import { type LoginView, phoneView } from "../login-view.ts";
import { LoginForm } from "./login-form.tsx";

export const loginDialogId = "login-dialog";

/** What the page /login loads: its words in the reader's language come along, so no page carries them before. */
export type LoginPageData = {
  demoOtp: string | null;
  messages: Record<string, unknown>;
};

/**
 * The login over the page one is on (spec 1, Login dialog). Loaded when somebody presses Login for the first
 * time: public pages stay light. The page /login does the same without script.
 */
export function LoginDialog({ data, openings }: { data: LoginPageData; openings: number }) {
  const locale = useLocale();
  // Outside the header that opened it, whose rules for its own buttons would reach in.
  return createPortal(
    <IntlProvider locale={locale} messages={data.messages as never} timeZone="Asia/Kolkata">
      <DialogBody demoOtp={data.demoOtp} openings={openings} />
    </IntlProvider>,
    document.body,
  );
}

function DialogBody({ demoOtp, openings }: { demoOtp: string | null; openings: number }) {
  const t = useTranslations("login");
  const fetcher = useFetcher<LoginView>({ key: loginDialogId });
  const { key } = useLocation();
  const view = fetcher.data ?? phoneView();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of Login opens it
  useEffect(() => {
    openDialog(loginDialogId);
  }, [openings]);
  // Signed in, or gone to read the terms: the dialog must not stand over the new page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every navigation
  useEffect(() => () => closeDialog(loginDialogId), [key]);

  return (
    <Dialog id={loginDialogId} title={t("title")} focusId={view.step === "otp" ? "login-otp" : "login-phone"}>
      {view.step === "phone" && <p className="muted">{t("lead")}</p>}
      <LoginForm view={view} Form={fetcher.Form} busy={fetcher.state !== "idle"} inDialog demoOtp={demoOtp} />
    </Dialog>
  );
}
