import type { FormEvent, RefObject } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import { now } from "#app/core/clock.ts";
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

const WAIT_MS = 900;

/**
 * Saves what is typed, field by field. Offline it is kept in this browser (never the secret numbers) and sent
 * with its age once the server is reached again; what another device changed is put into the form and told.
 */
export function useAutosave(view: ApplyView, form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<SaveState>({
    kind: "idle",
    savedAt: view.savedAt ? Date.parse(view.savedAt) : null,
    elsewhere: [],
  });
  const draft = useRef({ number: view.number, heardAt: view.heardAt });
  const pending = useRef(new Map<string, { value: string; typedAt: number }>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isBusy = useRef(false);
  const isSent = useRef(false);
  const { step, isVisitor, student, keepKey } = view;
  const slug = view.scholarship?.slug ?? "";

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    if (isBusy.current || pending.current.size === 0) return;
    isBusy.current = true;
    const sent = new Map(pending.current);
    setState((before) => ({ ...before, kind: "saving" }));
    const saved = await saveDraft(draft.current, { slug, step, student }, sent);
    isBusy.current = false;
    if (saved === "refused" || saved === "other_student") {
      // For a sister or brother it is not saved: it waits here until its own student is back.
      const fields = Object.fromEntries(pending.current);
      if (saved === "other_student")
        keepDraft(keepKey, { student, number: draft.current.number, slug, fields });
      else forgetDraft();
      pending.current.clear();
      return setState((before) => ({ ...before, kind: "refused" }));
    }
    if ("waitMs" in saved) {
      keepDraft(keepKey, {
        student,
        number: draft.current.number,
        slug,
        fields: Object.fromEntries(pending.current),
      });
      // Never all at the same moment.
      timer.current = setTimeout(() => void flush(), saved.waitMs * (0.8 + Math.random() * 0.4));
      return setState((before) => ({ ...before, kind: saved.kind }));
    }
    for (const [name, entry] of sent) if (pending.current.get(name) === entry) pending.current.delete(name);
    draft.current = { number: saved.number, heardAt: saved.savedAt };
    const changed = form.current ? putIntoForm(form.current, saved.elsewhere) : [];
    if (form.current) setHidden(form.current, saved);
    keepAddress(saved.number, step);
    setState((before) => ({
      kind: "saved",
      savedAt: saved.savedAt,
      elsewhere: changed.length > 0 ? changed : before.elsewhere,
    }));
    if (pending.current.size > 0) timer.current = setTimeout(() => void flush(), WAIT_MS);
    else forgetDraft();
  }, [slug, step, student, keepKey, form]);

  /** Left within the second after the last key: what was typed goes on its way all the same. */
  const leave = useCallback(
    async (mayKeep: boolean) => {
      clearTimeout(timer.current);
      // A press of a button takes everything along.
      if (isSent.current || pending.current.size === 0) return;
      const left = new Map(pending.current);
      pending.current.clear();
      const { number } = draft.current;
      const saved = await saveDraft(draft.current, { slug, student }, left);
      if (typeof saved === "string" || "savedAt" in saved) return;
      if (mayKeep) keepDraft(keepKey, { student, number, slug, fields: Object.fromEntries(left) });
    },
    [slug, student, keepKey],
  );

  useEffect(() => {
    if (isVisitor) return;
    let isGone = false;
    const begin = async () => {
      const kept = await readKeptDraft(keepKey);
      if (isGone) return;
      if (
        kept?.student === student &&
        form.current &&
        (kept.number === view.number || (kept.number === null && kept.slug === slug))
      ) {
        const older = Object.entries(kept.fields).filter(([name]) => !pending.current.has(name));
        for (const [name, entry] of older) pending.current.set(name, entry);
        putIntoForm(form.current, Object.fromEntries(older.map(([name, { value }]) => [name, value])));
      }
      // A phone may be slower than its owner: what was typed before this script ran counts as typed now.
      for (const [name, value] of form.current ? typedAlready(form.current) : []) {
        if (!pending.current.has(name)) pending.current.set(name, { value, typedAt: now().getTime() });
      }
      void flush();
    };
    void begin();
    const again = () => void flush();
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
  }, [flush, leave, form, isVisitor, slug, student, keepKey, view.number]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target as HTMLInputElement;
    if (isVisitor || !isSavedField(control.name)) return;
    isSent.current = false;
    pending.current.set(control.name, { value: answerTo(control), typedAt: now().getTime() });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), WAIT_MS);
  };
  /** The form itself is on its way, with the step it leads to: a late save would lead back. */
  const onSend = () => {
    isSent.current = true;
    clearTimeout(timer.current);
  };
  return { state, onInput, onSend, draft };
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
