import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { isPartnershipField } from "../forms/partnership-steps.ts";
import { type PartnershipView, partnershipPath } from "../partnership-view.ts";

const WAIT_MS = 900;
const RETRY_MS = 8000;

export type SaveState = { kind: "idle" | "saving" | "saved" | "offline"; savedAt: string | null };

/** Saves what is typed a moment after the last key; what could not be sent is tried again until it is. */
export function usePartnershipSave(view: PartnershipView, form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<SaveState>({ kind: "idle", savedAt: view.savedAt });
  const key = useRef(view.key);
  const pending = useRef(new Map<string, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isBusy = useRef(false);
  const isSent = useRef(false);
  const { step } = view;

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    if (isBusy.current || pending.current.size === 0) return;
    isBusy.current = true;
    const sent = new Map(pending.current);
    setState((before) => ({ ...before, kind: "saving" }));
    const saved = await post(key.current, step, sent);
    isBusy.current = false;
    if (!saved) {
      timer.current = setTimeout(() => void flush(), RETRY_MS);
      return setState((before) => ({ ...before, kind: "offline" }));
    }
    for (const [name, value] of sent) if (pending.current.get(name) === value) pending.current.delete(name);
    // A button was pressed meanwhile: what it sent is whole, and the page follows its draft.
    if (key.current === null && !isSent.current) rememberKey(form.current, saved.key, step);
    key.current ??= saved.key;
    setState({ kind: "saved", savedAt: saved.savedAt });
    if (pending.current.size > 0) timer.current = setTimeout(() => void flush(), WAIT_MS);
  }, [step, form]);

  useEffect(() => {
    const again = () => void flush();
    window.addEventListener("online", again);
    window.addEventListener("pagehide", again);
    return () => {
      window.removeEventListener("online", again);
      window.removeEventListener("pagehide", again);
      void flush();
    };
  }, [flush]);

  // The server said under which key it keeps what a button sent.
  useEffect(() => {
    if (view.key) key.current = view.key;
  }, [view.key]);

  /** A button sends the whole form: what waits to be saved goes with it, and must not begin a second draft. */
  const onSubmit = () => {
    isSent.current = true;
    clearTimeout(timer.current);
    pending.current.clear();
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target as HTMLInputElement;
    if (!isPartnershipField(control.name)) return;
    isSent.current = false;
    pending.current.set(control.name, control.value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), WAIT_MS);
  };
  return { state, onInput, onSubmit };
}

/** So that a press of a button, and a reload, go on with the same draft. */
function rememberKey(form: HTMLFormElement | null, key: string, step: number): void {
  const control = form?.elements.namedItem("draft");
  if (control instanceof HTMLInputElement) control.value = key;
  window.history.replaceState(window.history.state, "", partnershipPath({ key, step }));
}

async function post(
  key: string | null,
  step: number,
  fields: ReadonlyMap<string, string>,
): Promise<{ key: string; savedAt: string } | null> {
  try {
    const answer = await fetch("/institute/apply/save", {
      method: "POST",
      body: JSON.stringify({ draft: key, step, fields: Object.fromEntries(fields) }),
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      keepalive: true,
    });
    const isAnswer = answer.ok && answer.headers.get("Content-Type")?.includes("json");
    return isAnswer ? ((await answer.json()) as { key: string; savedAt: string }) : null;
  } catch {
    return null;
  }
}
