/** What could not be sent yet. Logging out empties the browser's storage (T11). */
const key = "scholarsetu.apply";

export type KeptDraft = {
  /** Whose words these are: on a family's phone they come back for no other student. */
  student: string;
  number: string | null;
  slug: string;
  fields: Record<string, { value: string; typedAt: number }>;
};

export function keepDraft(draft: KeptDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is switched off: the page itself still holds it.
  }
}

export function readKeptDraft(): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as KeptDraft | null;
    return kept && typeof kept === "object" && typeof kept.fields === "object" ? kept : null;
  } catch {
    return null;
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
