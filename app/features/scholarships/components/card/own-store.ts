import { useSyncExternalStore } from "react";
import type { OwnPapers, OwnState } from "../../views/own-state.ts";
import { useReader } from "../reader-context.ts";
import { currentViewer } from "../use-viewer.ts";

type OwnStates = Readonly<Record<string, OwnState>>;

const FRESH_MS = 10_000;
const none: OwnStates = {};
let states = none;
const noPapers: OwnPapers = {};
let papers = noPapers;
let askedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/** Asked once for all the cards of a page, and only for a student; again after a while, for she may have applied. */
function watch(listener: () => void): () => void {
  listeners.add(listener);
  if (currentViewer() === "student" && performance.now() - askedAt > FRESH_MS) {
    askedAt = performance.now();
    load().catch(() => undefined);
  }
  return () => listeners.delete(listener);
}

async function load(): Promise<void> {
  const answer = await fetch("/scholarships/own", { headers: { Accept: "application/json" } });
  if (!answer.ok) return;
  const found = (await answer.json()) as { own: OwnStates; papers: OwnPapers };
  states = found.own;
  papers = found.papers;
  for (const listener of listeners) listener();
}

/** What the student who looks has done about this scholarship; nothing for anybody else. */
export function useOwnState(slug: string): OwnState | undefined {
  const reader = useReader();
  const found = useSyncExternalStore(
    watch,
    () => (currentViewer() === "student" ? states[slug] : undefined),
    () => undefined,
  );
  return reader ? reader.own[slug] : found;
}

/** The papers of the student who looks; null for anybody else. */
export function useOwnPapers(): OwnPapers | null {
  const reader = useReader();
  const found = useSyncExternalStore(
    watch,
    () => (currentViewer() === "student" ? papers : null),
    () => null,
  );
  return reader ? reader.papers : found;
}
