import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { isSecretField } from "#app/core/forms/secret-fields.ts";
import { studentField } from "#app/core/forms/student-field.ts";
import { draftFields } from "../../registration-fields.ts";
import type { StepReply } from "../../registration-step.ts";
import { offlineAnswers } from "./offline-answers.ts";
import { postForm, saveAddress } from "./post-form.ts";

const pauseMs = 900;
const retryMs = 10_000;

export type SaveState = "idle" | "saving" | "saved" | "offline" | "signed_out" | "other_student";

type Autosave = {
  form: RefObject<HTMLFormElement | null>;
  /** Whose answers these are; null while nobody is verified, or while a registration is being corrected. */
  owner: string | null;
  /** Under which the browser seals what it could not send yet. */
  keepKey: string;
  onReply: (reply: StepReply) => void;
  onSignedOut: () => void;
  /** The phone is somebody else's turn now: what was typed waits in the browser for its own student. */
  onOtherStudent: () => void;
};

const isDraftField = (name: string) => (draftFields as readonly string[]).includes(name);

/**
 * Saves as it is typed: the fields that changed, a moment after the last key. Without a connection they are kept
 * in the browser and sent when it is back; a page opened again begins with what was kept.
 */
export function useAutosave({ form, owner, keepKey, onReply, onSignedOut, onOtherStudent }: Autosave) {
  const [state, setState] = useState<SaveState>("idle");
  const dirty = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handlers = useRef({ onReply, onSignedOut, onOtherStudent });
  handlers.current = { onReply, onSignedOut, onOtherStudent };

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    if (!owner || !form.current || dirty.current.size === 0) return;
    const names = [...dirty.current];
    dirty.current = new Set();
    const fields = readFields(form.current, names);
    setState("saving");
    const posted = await postForm(bodyOf(owner, fields));
    if (posted.kind === "reply" && posted.status < 400) {
      offlineAnswers.clear();
      setState("saved");
      handlers.current.onReply(posted.reply);
      return;
    }
    for (const name of names) dirty.current.add(name);
    void offlineAnswers.add({ id: owner, key: keepKey }, withoutSecrets(fields));
    if (posted.kind === "signed_out") {
      setState("signed_out");
      handlers.current.onSignedOut();
    } else if (posted.kind === "other_student") {
      setState("other_student");
      handlers.current.onOtherStudent();
    } else {
      setState("offline");
      timer.current = setTimeout(flush, retryMs);
    }
  }, [form, owner, keepKey]);

  const touch = useCallback(
    (name: string) => {
      if (!owner || !(isDraftField(name) || isSecretField(name))) return;
      // The two account numbers go together: one alone is never kept.
      const group = name === "confirmAccountNumber" ? ["accountNumber", name] : [name];
      for (const each of group) dirty.current.add(each);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, pauseMs);
    },
    [owner, flush],
  );

  useEffect(() => {
    if (!owner || !form.current) return;
    let isGone = false;
    const begin = async () => {
      const kept = await offlineAnswers.read({ id: owner, key: keepKey });
      if (isGone || !form.current) return;
      for (const [name, value] of Object.entries(kept).filter(([each]) => !dirty.current.has(each))) {
        writeField(form.current, name, value);
        dirty.current.add(name);
      }
      void flush();
    };
    void begin();
    const again = () => void flush();
    const element = form.current;
    /** Left within the second after the last key: what was typed goes on its way all the same. */
    const leave = async (mayKeep: boolean) => {
      clearTimeout(timer.current);
      if (dirty.current.size === 0) return;
      const fields = readFields(element, [...dirty.current]);
      dirty.current = new Set();
      const body = bodyOf(owner, fields);
      const answer = await fetch(saveAddress, { method: "POST", body, keepalive: true }).catch(() => null);
      if (!answer?.ok && mayKeep)
        await offlineAnswers.add({ id: owner, key: keepKey }, withoutSecrets(fields));
    };
    // Nothing is put into the browser's storage here: it may be the way out (T11).
    const away = () => void leave(false);
    window.addEventListener("online", again);
    window.addEventListener("pagehide", away);
    return () => {
      isGone = true;
      window.removeEventListener("online", again);
      window.removeEventListener("pagehide", away);
      void leave(true);
    };
  }, [owner, keepKey, form, flush]);

  return { state, touch, flush };
}

function bodyOf(owner: string, fields: Record<string, string>): FormData {
  const body = new FormData();
  body.set("intent", "save");
  body.set(studentField, owner);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

function readFields(form: HTMLFormElement, names: string[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = data.get(name);
      if (isSecretField(name) && !value) return [];
      return typeof value === "string" || value === null ? [[name, value ?? ""]] : [];
    }),
  );
}

function withoutSecrets(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isSecretField(name)));
}

export function writeField(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) control.value = value;
  else if (control instanceof HTMLInputElement && control.type === "checkbox")
    control.checked = control.value === value;
  else if (control instanceof HTMLInputElement && control.type !== "file") control.value = value;
}
