import { useSyncExternalStore } from "react";
import { studentField } from "#app/core/student-field.ts";
import { useReader } from "./reader-context.ts";
import { currentViewer } from "./use-viewer.ts";

/** A visitor's saved scholarships, in this browser; they move into the account after sign-in. */
export const savedKey = "scholarsetu.saved";
const MOST_KEPT = 200;

const none: readonly string[] = [];
let known: readonly string[] | null = null;
const listeners = new Set<() => void>();

function change(slugs: readonly string[]): void {
  known = slugs;
  for (const listener of listeners) listener();
}

/** What this browser keeps for a visitor, newest first. */
export function readKept(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(savedKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === "string").slice(0, MOST_KEPT) : none;
  } catch {
    // Storage is switched off, or holds something else: then nothing is kept.
    return none;
  }
}

export function forgetKept(): void {
  try {
    localStorage.removeItem(savedKey);
  } catch {
    // Nothing was kept.
  }
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
  const isDone = currentViewer() === "student" ? await tellServer(slug, isSaved) : keep(current());
  if (!isDone) change(before);
  return isDone;
}

function keep(slugs: readonly string[]): boolean {
  try {
    localStorage.setItem(savedKey, JSON.stringify(slugs.slice(0, MOST_KEPT)));
    return true;
  } catch {
    return false;
  }
}

async function tellServer(slug: string, isSaved: boolean): Promise<boolean> {
  const body = new URLSearchParams({ intent: isSaved ? "save" : "remove", slug });
  return askSaved(body).then(
    (saved) => {
      change(saved);
      return true;
    },
    () => false,
  );
}

/** One post to the action of the saved scholarships; answers with what is saved then. */
async function askSaved(body: URLSearchParams): Promise<readonly string[]> {
  body.set(studentField, shownFor);
  const answer = await fetch("/scholarships/saved", {
    method: "POST",
    body,
    headers: { Accept: "application/json" },
  });
  // The session has run out behind the hint, or is for another student by now: the wish waits on the page of the
  // saved ones until the right one is back.
  const wayBack = { 401: "/login", 409: "/login/student" }[answer.status];
  if (wayBack && body.get("intent") === "save") {
    const wish = `/saved?${new URLSearchParams({ add: body.get("slug") ?? "" })}`;
    window.location.assign(`${wayBack}?next=${encodeURIComponent(wish)}`);
  }
  if (!answer.ok) throw new Error(`Saving answered ${answer.status}`);
  return ((await answer.json()) as { saved: string[] }).saved;
}

/** After sign-in: what a visitor had saved here goes into the account. Answers how many were kept here. */
export async function mergeKept(): Promise<number> {
  const kept = readKept();
  if (kept.length === 0) return 0;
  const body = new URLSearchParams({ intent: "merge" });
  for (const slug of kept) body.append("slug", slug);
  change(await askSaved(body));
  forgetKept();
  return kept.length;
}
