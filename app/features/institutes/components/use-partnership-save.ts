import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTypedSaver } from "#app/ui/forms/use-typed-saver.ts";
import { isPartnershipField } from "../forms/partnership-steps.ts";
import { type PartnershipView, partnershipPath } from "../partnership-view.ts";

const RETRY_MS = 8000;

type Typed = { readonly value: string };
export type SaveState = { kind: "idle" | "saving" | "saved" | "offline"; savedAt: string | null };

/** Saves what is typed a moment after the last key; what could not be sent is tried again until it is. */
export function usePartnershipSave(view: PartnershipView, form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<SaveState>({ kind: "idle", savedAt: view.savedAt });
  const key = useRef(view.key);
  const isBeginning = useRef(false);
  const isSent = useRef(false);
  const { step } = view;

  const saver = useTypedSaver<Typed>(`step ${step}`, () => ({
    async send(fields, isLeaving) {
      // A draft that is just being begun must not be begun a second time on the way out.
      if (isBeginning.current) return { kind: "stopped" };
      isBeginning.current = key.current === null;
      if (!isLeaving) setState((before) => ({ ...before, kind: "saving" }));
      const saved = await post(key.current, step, fields);
      isBeginning.current = false;
      if (!saved) {
        if (!isLeaving) setState((before) => ({ ...before, kind: "offline" }));
        return { kind: "later", waitMs: RETRY_MS };
      }
      // A button was pressed meanwhile: what it sent is whole, and the page follows its draft.
      if (key.current === null && !isSent.current) rememberKey(form.current, saved.key, step);
      key.current ??= saved.key;
      if (!isLeaving) setState({ kind: "saved", savedAt: saved.savedAt });
      return { kind: "saved" };
    },
  }));

  // The server said under which key it keeps what a button sent.
  useEffect(() => {
    if (view.key) key.current = view.key;
  }, [view.key]);

  /** A button sends the whole form: what waits to be saved goes with it, and must not begin a second draft. */
  const onSubmit = () => {
    isSent.current = true;
    saver?.press({ drop: true });
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target as HTMLInputElement;
    if (!isPartnershipField(control.name)) return;
    isSent.current = false;
    saver?.touch([control.name, { value: control.value }]);
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
  fields: ReadonlyMap<string, Typed>,
): Promise<{ key: string; savedAt: string } | null> {
  try {
    const answer = await fetch("/institute/apply/save", {
      method: "POST",
      body: JSON.stringify({ draft: key, step, fields: valuesOf(fields) }),
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      keepalive: true,
    });
    const isAnswer = answer.ok && answer.headers.get("Content-Type")?.includes("json");
    return isAnswer ? ((await answer.json()) as { key: string; savedAt: string }) : null;
  } catch {
    return null;
  }
}

function valuesOf(fields: ReadonlyMap<string, Typed>): Record<string, string> {
  return Object.fromEntries([...fields].map(([name, { value }]) => [name, value]));
}
