import type { RefObject } from "react";
import { useEffect } from "react";
import { sessionHintKey } from "#app/core/session-hint.ts";

/**
 * Who is signed in need not type their name again. The page is shared by everyone, so the browser asks for it and
 * fills it in; it is kept nowhere (X21c).
 */
export function useOwnContact(form: RefObject<HTMLFormElement | null>, key: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was emptied is filled in again
  useEffect(() => {
    if (!document.documentElement.dataset.user) return;
    const left = new AbortController();
    void askContact(left.signal).then((contact) => {
      if (!contact || !form.current) return;
      for (const name of ["name", "email", "phone"] as const) {
        const input = form.current.elements.namedItem(name);
        if (input instanceof HTMLInputElement && input.value === "") input.value = contact[name] ?? "";
      }
    });
    return () => left.abort();
  }, [form, key]);
}

type Contact = { name: string | null; email: string | null; phone: string | null };

async function askContact(signal: AbortSignal): Promise<Contact | null> {
  try {
    const answer = await fetch("/settings/own-contact", { signal, headers: { accept: "application/json" } });
    if (answer.ok && !answer.redirected) return (await answer.json()) as Contact;
    // The session has ended by itself: the header need not go on saying otherwise.
    localStorage.removeItem(sessionHintKey);
    delete document.documentElement.dataset.user;
    return null;
  } catch {
    return null;
  }
}
