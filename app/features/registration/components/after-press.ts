/** What stopped a submit, for the keyboard to go there. */
export const bannerId = "otr-banner";
export const risksId = "otr-risks";

/** The keyboard goes on at what has just come. */
export function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** At once, unless the phone knows that it has no network. */
export function whenOnline(): Promise<void> {
  if (navigator.onLine !== false) return Promise.resolve();
  return new Promise((go) => addEventListener("online", () => go(), { once: true }));
}
