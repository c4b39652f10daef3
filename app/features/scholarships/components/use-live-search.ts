import type { FormEvent } from "react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { addressOfForm } from "../list-address.ts";

const TYPING_PAUSE_MS = 250;

/**
 * The search form as an address, at once: a choice makes a new entry in the history, typing replaces the one
 * it began with. The page neither jumps nor takes the focus away.
 */
export function useLiveSearch(formId: string, values: Readonly<Record<string, string>>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const navigation = useNavigationType();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  // Back, a chip or a link changed the address: the controls say what it says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the values
  useEffect(() => {
    for (const [name, value] of Object.entries(values)) showValue(formId, name, value, navigation === "POP");
  }, [search]);

  const go = (replace: boolean) => {
    clearTimeout(timer.current);
    const form = formOf(formId);
    if (!form) return;
    const address = addressOfForm(new FormData(form), new URLSearchParams(search));
    navigate(address, { replace, preventScrollReset: true });
  };

  return {
    onChange: (event: FormEvent<HTMLElement>) => {
      const isTyped = event.target instanceof HTMLInputElement && event.target.type === "search";
      if (!isTyped) return go(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go(true), TYPING_PAUSE_MS);
    },
    onSubmit: (event: FormEvent<HTMLElement>) => {
      event.preventDefault();
      go(false);
    },
  };
}

function formOf(formId: string): HTMLFormElement | null {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? form : null;
}

function showValue(formId: string, name: string, value: string, isBack: boolean): void {
  const control = formOf(formId)?.elements.namedItem(name);
  if (control instanceof HTMLInputElement && control.type === "checkbox")
    control.checked = control.value === value;
  else if (control instanceof HTMLSelectElement) control.value = value;
  // What is being typed is newer than the address that it led to.
  else if (control instanceof HTMLInputElement && (isBack || control !== document.activeElement)) {
    if (control.value !== value) control.value = value;
  }
}
