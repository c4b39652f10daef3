import { useSyncExternalStore } from "react";
import type { GivenAnswers } from "../eligibility-question.ts";
import { currentViewer } from "./use-viewer.ts";

/** A visitor's answers live in this tab, for as long as it is open, and go to the server only to be judged. */
const answersKey = "scholarsetu.answers";

const none: GivenAnswers = {};
let known: GivenAnswers | null = null;
const listeners = new Set<() => void>();

function change(answers: GivenAnswers): void {
  known = answers;
  for (const listener of listeners) listener();
}

function current(): GivenAnswers {
  known ??= read();
  return known;
}

function read(): GivenAnswers {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(answersKey) ?? "{}");
    if (typeof kept !== "object" || kept === null || Object.keys(kept).length === 0) return none;
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
  } catch {
    return none;
  }
}

/** Adds to what was answered before; an answer that was taken back goes. */
export function keepAnswers(asked: readonly string[], given: GivenAnswers): void {
  const others = Object.entries(current()).filter(([name]) => !asked.includes(name));
  const answers = { ...Object.fromEntries(others), ...given };
  change(answers);
  try {
    // T11: once somebody is signed in, the browser's storage holds nothing of them; this page still does.
    if (currentViewer() === "visitor") sessionStorage.setItem(answersKey, JSON.stringify(answers));
    else sessionStorage.removeItem(answersKey);
  } catch {
    // Storage is switched off: the answers last until the page is left.
  }
}

export function forgetAnswers(): void {
  change(none);
  removeStoredAnswers();
}

export function removeStoredAnswers(): void {
  try {
    sessionStorage.removeItem(answersKey);
  } catch {
    // Nothing was stored.
  }
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Empty on the server and until script runs. */
export function useAnswers(): GivenAnswers {
  return useSyncExternalStore(watch, current, () => none);
}

/** What of a posted form was really answered. */
export function answersOf(form: FormData): GivenAnswers {
  return Object.fromEntries(
    [...form.entries()].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && entry[1] !== "" && entry[0] !== "intent",
    ),
  );
}
