import { useSyncExternalStore } from "react";
import { useReader } from "../reader-context.ts";
import { currentViewer } from "../use-viewer.ts";
import { keepSaved, moveKept, postSaved, readKept, savedKey } from "./kept-saved.ts";

const none: readonly string[] = [];
let known: readonly string[] | null = null;
const listeners = new Set<() => void>();

function change(slugs: readonly string[]): void {
  known = slugs;
  for (const listener of listeners) listener();
}

/** Whose list is shown here. In another tab a sister or brother may have been chosen since. */
let shownFor = "";

/** What the server says is in the student's account. */
export function showAccountSaved(slugs: readonly string[], student: string): void {
  shownFor = student;
  change(slugs);
}

function current(): readonly string[] {
  known ??= currentViewer() === "student" ? none : readKept();
  return known;
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same visitor.
  const follow = (event: StorageEvent) => {
    if (event.key === savedKey && currentViewer() !== "student") change(readKept());
  };
  window.addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", follow);
  };
}

export function useSavedSlugs(): readonly string[] {
  const reader = useReader();
  const found = useSyncExternalStore(watch, current, () => none);
  return reader ? reader.saved : found;
}

/** Saves or takes out: in the account of a student, in this browser for anybody else. False if it failed. */
export async function setSaved(slug: string, isSaved: boolean): Promise<boolean> {
  const before = current();
  const rest = before.filter((other) => other !== slug);
  change(isSaved ? [slug, ...rest] : rest);
  const isDone = currentViewer() === "student" ? await tellServer(slug, isSaved) : keepSaved(current());
  if (!isDone) change(before);
  return isDone;
}

async function tellServer(slug: string, isSaved: boolean): Promise<boolean> {
  const body = new URLSearchParams({ intent: isSaved ? "save" : "remove", slug });
  return postSaved(body, shownFor).then(
    (saved) => {
      change(saved);
      return true;
    },
    () => false,
  );
}

/** After sign-in: what a visitor had saved here goes into the account. Answers how many were kept here. */
export async function mergeKept(): Promise<number> {
  const kept = readKept();
  const saved = await moveKept(shownFor);
  if (saved) change(saved);
  return kept.length;
}
