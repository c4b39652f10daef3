import { useSyncExternalStore } from "react";
import type { SessionHint } from "#app/core/session-hint.ts";
import { useReader } from "./reader-context.ts";

export type Viewer = SessionHint["type"] | "visitor";

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-user"] });
  return () => observer.disconnect();
}

export function currentViewer(): Viewer {
  return (document.documentElement.dataset.user as SessionHint["type"] | undefined) ?? "visitor";
}

/** Who seems to be looking, by the hint that the header goes by; null until script runs. It opens nothing. */
export function useViewer(): Viewer | null {
  return useSyncExternalStore<Viewer | null>(watch, currentViewer, () => null);
}

/** The same where only a student sees something else, so that for a visitor nothing is drawn twice. */
export function useIsStudent(): boolean {
  const reader = useReader();
  const isHinted = useSyncExternalStore(
    watch,
    () => currentViewer() === "student",
    () => false,
  );
  return reader ? reader.isStudent : isHinted;
}
