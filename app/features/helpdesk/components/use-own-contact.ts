import type { RefObject } from "react";
import { useEffect } from "react";
import { type SessionHint, sessionHintKey } from "#app/core/session-hint.ts";

/** Who is signed in need not type their name again. The page is shared by everyone, so the browser fills it in. */
export function useOwnContact(form: RefObject<HTMLFormElement | null>, key: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was emptied is filled in again
  useEffect(() => {
    const hint = readHint();
    if (!hint || !form.current) return;
    for (const name of ["name", "email", "phone"] as const) {
      const input = form.current.elements.namedItem(name);
      if (input instanceof HTMLInputElement && input.value === "") input.value = hint[name] ?? "";
    }
  }, [form, key]);
}

function readHint(): SessionHint | null {
  try {
    return JSON.parse(localStorage.getItem(sessionHintKey) ?? "null") as SessionHint | null;
  } catch {
    return null;
  }
}
