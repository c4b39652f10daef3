import { sealedStore } from "#app/core/secrets/sealed-store.ts";

const name = "scholarsetu.registration";

type Kept = { owner: string; fields: Record<string, string> };

/** Whose answers they are, and under which key this browser seals them (X21c). */
export type AnswersOwner = { readonly id: string; readonly key: string };

/**
 * What was typed while there was no connection, until the server has it. Aadhaar and account number are never
 * put here: on a borrowed phone they would stay behind. Signing out empties it (T11).
 */
export const offlineAnswers = {
  async read({ id, key }: AnswersOwner): Promise<Record<string, string>> {
    const kept = (await sealedStore.read(name, key)) as Kept | null;
    return kept?.owner === id ? kept.fields : {};
  },
  async add(owner: AnswersOwner, fields: Record<string, string>): Promise<void> {
    const merged = { ...(await offlineAnswers.read(owner)), ...fields };
    await sealedStore.keep(name, owner.key, { owner: owner.id, fields: merged } satisfies Kept);
  },
  clear(): void {
    void sealedStore.forget(name);
  },
};
