import { useSyncExternalStore } from "react";
import type { SessionHint } from "#app/core/requests/session-hint.ts";
import { useReader } from "./reader-context.ts";

type Viewer = SessionHint["type"] | "visitor";

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-user"] });
  return () => observer.disconnect();
}

export function currentViewer(): Viewer {
  return (document.documentElement.dataset.user as SessionHint["type"] | undefined) ?? "visitor";
}

/** Who seems to be a student, by the hint that the header goes by; false until script runs. It opens nothing. */
export function useIsStudent(): boolean {
  const reader = useReader();
  const isHinted = useSyncExternalStore(
    watch,
    () => currentViewer() === "student",
    () => false,
  );
  return reader ? reader.isStudent : isHinted;
}
