import type { FormEvent, RefObject } from "react";
import { useRef, useState } from "react";
import { now } from "#app/core/clock.ts";
import type { Outcome } from "#app/ui/forms/typed-saver.ts";
import { useTypedSaver } from "#app/ui/forms/use-typed-saver.ts";
import { type ApplyView, applyPath } from "../../views/apply-view.ts";
import { forgetDraft, keepDraft, readKeptDraft } from "./kept-draft.ts";
import { type SavedDraft, saveDraft } from "./save-draft.ts";
import { isSavedField, typedAlready } from "./typed-already.ts";

export type SaveState = {
  readonly kind: "idle" | "saving" | "saved" | "offline" | "busy" | "signedOut" | "refused";
  readonly savedAt: number | null;
  /** Fields that another device changed. */
  readonly elsewhere: readonly string[];
};

type Typed = { readonly value: string; readonly typedAt: number };

/**
 * Saves what is typed, field by field. Offline it is kept in this browser (never the secret numbers) and sent
 * with its age once the server is reached again; what another device changed is put into the form and told.
 */
export function useApplicationAutosave(view: ApplyView, form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<SaveState>({
    kind: "idle",
    savedAt: view.savedAt ? Date.parse(view.savedAt) : null,
    elsewhere: [],
  });
  const draft = useRef({ number: view.number, heardAt: view.heardAt });
  const { step, isVisitor, student, keepKey } = view;
  const slug = view.scholarship?.slug ?? "";
  const say = (kind: SaveState["kind"]) => setState((before) => ({ ...before, kind }));

  const saver = useTypedSaver<Typed>(
    isVisitor ? null : [slug, step, student, keepKey, view.number].join(" "),
    () => ({
      async send(fields, isLeaving) {
        // Where one goes is not for a page to say that is being left.
        if (isLeaving) return outcomeOf(await saveDraft(draft.current, { slug, student }, fields));
        say("saving");
        const saved = await saveDraft(draft.current, { slug, step, student }, fields);
        if (typeof saved === "string") say("refused");
        else if ("waitMs" in saved) say(saved.kind);
        else hear(saved);
        return outcomeOf(saved);
      },
      async kept() {
        const found = await readKeptDraft(keepKey);
        const isOurs =
          found?.student === student &&
          (found.number === view.number || (found.number === null && found.slug === slug));
        return isOurs && form.current ? Object.entries(found.fields) : [];
      },
      restore(entries) {
        if (form.current)
          putIntoForm(form.current, Object.fromEntries(entries.map(([name, { value }]) => [name, value])));
      },
      // A phone may be slower than its owner: what was typed before this script ran counts as typed now.
      already: () =>
        [...(form.current ? typedAlready(form.current) : [])].map(
          ([name, value]) => [name, { value, typedAt: now().getTime() }] as const,
        ),
      keep: (fields) =>
        keepDraft(keepKey, {
          student,
          number: draft.current.number,
          slug,
          fields: Object.fromEntries(fields),
        }),
      forget: forgetDraft,
    }),
  );

  function hear(saved: SavedDraft) {
    draft.current = { number: saved.number, heardAt: saved.savedAt };
    const changed = form.current ? putIntoForm(form.current, saved.elsewhere) : [];
    if (form.current) setHidden(form.current, saved);
    keepAddress(saved.number, step);
    setState((before) => ({
      kind: "saved",
      savedAt: saved.savedAt,
      elsewhere: changed.length > 0 ? changed : before.elsewhere,
    }));
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target as HTMLInputElement;
    if (!isSavedField(control.name)) return;
    saver?.touch([control.name, { value: answerTo(control), typedAt: now().getTime() }]);
  };
  /** The form itself is on its way, with the step it leads to: a late save would lead back. */
  const onSend = () => saver?.press();
  return { state, onInput, onSend, draft };
}

function outcomeOf(saved: Awaited<ReturnType<typeof saveDraft>>): Outcome {
  // For a sister or brother it is not saved: it waits here until its own student is back.
  if (typeof saved === "string") return { kind: "refused", isKept: saved === "other_student" };
  // Never all at the same moment.
  if ("waitMs" in saved) return { kind: "later", waitMs: saved.waitMs * (0.8 + Math.random() * 0.4) };
  return { kind: "saved" };
}

/** A box that is not ticked says nothing. */
const answerTo = (control: HTMLInputElement) =>
  control.type === "checkbox" && !control.checked ? "" : control.value;

/** Answers which fields really changed; the one that is being typed in is left alone. */
function putIntoForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const control = form.elements.namedItem(name);
    if (!control) return [name];
    if (control instanceof HTMLInputElement && control.type === "checkbox") {
      if (answerTo(control) === value) return [];
      control.checked = value === control.value;
      return [name];
    }
    const isActive = control === document.activeElement;
    if (isActive || !("value" in control) || control.value === value) return [];
    (control as HTMLInputElement | RadioNodeList).value = value;
    return [name];
  });
}

/** The draft has an address now: the browser's Back leads to this step of it, and so does a reload. */
function keepAddress(number: string, step: number): void {
  if (window.location.pathname !== "/apply" || window.location.search.includes("application=")) return;
  window.history.replaceState(window.history.state, "", applyPath({ number, step }));
}

/** So that a press of a button goes on with the same draft. */
function setHidden(form: HTMLFormElement, { number, savedAt }: SavedDraft): void {
  const set = (name: string, value: string) => {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement) control.value = value;
  };
  set("application", number);
  set("heardAt", String(savedAt));
}
