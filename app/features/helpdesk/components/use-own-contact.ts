import type { RefObject } from "react";
import { useEffect } from "react";
import { fillOwnContact } from "./fill-own-contact.ts";

/** On a page that React runs: the form is filled in when it stands. */
export function useOwnContact(form: RefObject<HTMLFormElement | null>, key: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was emptied is filled in again
  useEffect(() => {
    if (form.current) void fillOwnContact(form.current);
  }, [form, key]);
}
