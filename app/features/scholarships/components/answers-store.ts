import { useSyncExternalStore } from "react";
import type { GivenAnswers } from "../eligibility-question.ts";
import { noAnswers, readStoredAnswers, removeStoredAnswers, storeAnswers } from "./stored-answers.ts";
import { currentViewer } from "./use-viewer.ts";

let known: GivenAnswers | null = null;
const listeners = new Set<() => void>();

function change(answers: GivenAnswers): void {
  known = answers;
  for (const listener of listeners) listener();
}

function current(): GivenAnswers {
  known ??= readStoredAnswers();
  return known;
}

/** Adds to what was answered before; an answer that was taken back goes. */
export function keepAnswers(asked: readonly string[], given: GivenAnswers): void {
  const others = Object.entries(current()).filter(([name]) => !asked.includes(name));
  const answers = { ...Object.fromEntries(others), ...given };
  change(answers);
  // T11: once somebody is signed in, the browser's storage holds nothing of them; this page still does.
  if (currentViewer() === "visitor") storeAnswers(answers);
  else removeStoredAnswers();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Empty on the server and until script runs. */
export function useAnswers(): GivenAnswers {
  return useSyncExternalStore(watch, current, () => noAnswers);
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
