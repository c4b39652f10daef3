import { type RefObject, useRef, useState } from "react";
import { isSecretField } from "#app/core/forms/secret-fields.ts";
import { studentField } from "#app/core/forms/student-field.ts";
import type { Outcome } from "#app/ui/forms/typed-saver.ts";
import { useTypedSaver } from "#app/ui/forms/use-typed-saver.ts";
import { draftFields } from "../../registration-fields.ts";
import type { StepReply } from "../../registration-step.ts";
import { offlineAnswers } from "./offline-answers.ts";
import { type Posted, postForm, saveAddress } from "./post-form.ts";

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

/** What was typed and when: the same text typed again is another entry. */
type Typed = { readonly value: string };

/**
 * Saves as it is typed: the fields that changed, a moment after the last key. Without a connection they are kept
 * in the browser and sent when it is back; a page opened again begins with what was kept.
 */
export function useRegistrationAutosave({
  form,
  owner,
  keepKey,
  onReply,
  onSignedOut,
  onOtherStudent,
}: Autosave) {
  const [state, setState] = useState<SaveState>("idle");
  const handlers = useRef({ onReply, onSignedOut, onOtherStudent });
  handlers.current = { onReply, onSignedOut, onOtherStudent };

  const saver = useTypedSaver<Typed>(owner && `${owner} ${keepKey}`, () => {
    const whose = { id: owner ?? "", key: keepKey };
    return {
      async send(fields, isLeaving) {
        const body = bodyOf(whose.id, fields);
        if (isLeaving) {
          const answer = await fetch(saveAddress, { method: "POST", body, keepalive: true }).catch(
            () => null,
          );
          return answer?.ok ? { kind: "saved" } : { kind: "stopped" };
        }
        setState("saving");
        return told(await postForm(body));
      },
      kept: async () =>
        Object.entries(await offlineAnswers.read(whose)).map(([name, value]) => [name, { value }] as const),
      restore(entries) {
        for (const [name, { value }] of entries) if (form.current) writeField(form.current, name, value);
      },
      keep: (fields) => void offlineAnswers.add(whose, withoutSecrets(fields)),
      forget: () => offlineAnswers.clear(),
    };
  });

  function told(posted: Posted): Outcome {
    if (posted.kind === "reply" && posted.status < 400) {
      setState("saved");
      handlers.current.onReply(posted.reply);
      return { kind: "saved" };
    }
    if (posted.kind === "signed_out") {
      setState("signed_out");
      handlers.current.onSignedOut();
      return { kind: "stopped" };
    }
    if (posted.kind === "other_student") {
      setState("other_student");
      handlers.current.onOtherStudent();
      return { kind: "stopped" };
    }
    setState("offline");
    return { kind: "later", waitMs: retryMs };
  }

  const touch = (name: string) => {
    if (!saver || !form.current || !(isDraftField(name) || isSecretField(name))) return;
    // The two account numbers go together: one alone is never kept.
    const group = name === "confirmAccountNumber" ? ["accountNumber", name] : [name];
    saver.touch(...readFields(form.current, group));
  };
  const flush = async () => saver?.flush();

  return { state, touch, flush };
}

function bodyOf(owner: string, fields: ReadonlyMap<string, Typed>): FormData {
  const body = new FormData();
  body.set("intent", "save");
  body.set(studentField, owner);
  for (const [name, { value }] of fields) if (value || !isSecretField(name)) body.set(name, value);
  return body;
}

/** As they stand now; an emptied secret is told by nothing, and takes back what waited of it. */
function readFields(form: HTMLFormElement, names: string[]): (readonly [string, Typed])[] {
  const data = new FormData(form);
  return names.flatMap((name) => {
    const value = data.get(name);
    return typeof value === "string" || value === null ? [[name, { value: value ?? "" }] as const] : [];
  });
}

function withoutSecrets(fields: ReadonlyMap<string, Typed>): Record<string, string> {
  const open = [...fields].filter(([name]) => !isSecretField(name));
  return Object.fromEntries(open.map(([name, { value }]) => [name, value]));
}

export function writeField(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) control.value = value;
  else if (control instanceof HTMLInputElement && control.type === "checkbox")
    control.checked = control.value === value;
  else if (control instanceof HTMLInputElement && control.type !== "file") control.value = value;
}
