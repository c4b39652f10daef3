import type { ComponentType } from "react";
import { useEffect, useState } from "react";
import type { FormProps } from "react-router";
import type { LoginView } from "../login-view.ts";

export type LoginFormProps = {
  view: LoginView;
  Form: ComponentType<FormProps>;
  busy: boolean;
  next?: string | null;
  /** Known in demo mode only. */
  demoOtp: string | null;
};

type HiddenProps = { intent?: string; next?: string | null; state?: string };

export function HiddenFields({ intent, next, state }: HiddenProps) {
  return (
    <>
      {intent && <input type="hidden" name="intent" value={intent} />}
      {next && <input type="hidden" name="next" value={next} />}
      {state && <input type="hidden" name="state" value={state} />}
    </>
  );
}

/** The button waits for all digits, once script runs; without script it is simply there. */
export function useReadiness(inputId: string, digits: number): [boolean, (ready: boolean) => void] {
  const [isReady, setReady] = useState(true);
  useEffect(() => {
    const input = document.getElementById(inputId);
    // What the browser kept or filled in before script came counts too.
    setReady(input instanceof HTMLInputElement && input.value.replace(/\D/g, "").length >= digits);
  }, [inputId, digits]);
  return [isReady, setReady];
}
