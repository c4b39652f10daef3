import { sealedStore } from "#app/core/secrets/sealed-store.ts";

/** What could not be sent yet. Logging out empties the browser's storage (T11). */
const name = "scholarsetu.apply";

export type KeptDraft = {
  /** Whose words these are: on a family's phone they come back for no other student. */
  student: string;
  number: string | null;
  slug: string;
  fields: Record<string, { value: string; typedAt: number }>;
};

export function keepDraft(key: string, draft: KeptDraft): void {
  void sealedStore.keep(name, key, draft);
}

export async function readKeptDraft(key: string): Promise<KeptDraft | null> {
  return (await sealedStore.read(name, key)) as KeptDraft | null;
}

export function forgetDraft(): void {
  void sealedStore.forget(name);
}
