import { sealedStore } from "../secrets/sealed-store.ts";

/** A press of Submit that may not have arrived. */
export type KeptPress = {
  /** Whose press it was: on a family's phone it is sent for no other student. */
  owner: string;
  /** Which form of hers. */
  place: string;
  /** When it was pressed, by this phone's clock: only told, never sent. A closing counts when it reaches us. */
  pressedAt: number;
  fields: [string, string][];
};

/** S31f: kept sealed in this browser, one of a kind. Logging out empties the browser's storage (T11). */
export function keptPress(name: string) {
  return {
    keep: (key: string, press: KeptPress): Promise<void> => sealedStore.keep(name, key, press),
    read: async (key: string) => (await sealedStore.read(name, key)) as KeptPress | null,
    forget: (): Promise<void> => sealedStore.forget(name),
  };
}

export type PressStore = ReturnType<typeof keptPress>;
