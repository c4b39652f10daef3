import { sealedStore } from "#app/core/sealed-store.ts";

/** A press of Submit that may not have arrived. Logging out empties the browser's storage (T11). */
const name = "scholarsetu.apply.pressed";

export type PressedSubmit = {
  /** Whose press it was: on a family's phone it is sent for no other student. */
  student: string;
  number: string | null;
  slug: string;
  /** When it was pressed, by this phone's clock: only told, never sent. The closing counts when it reaches us. */
  pressedAt: number;
  fields: [string, string][];
};

export const pressedSubmit = {
  keep: (key: string, press: PressedSubmit): Promise<void> => sealedStore.keep(name, key, press),
  read: async (key: string) => (await sealedStore.read(name, key)) as PressedSubmit | null,
  forget: (): Promise<void> => sealedStore.forget(name),
};

export type Arrival = "away" | "refused" | { readonly receipt: string };

/** The same press once more: its form key makes two of them one application. */
export async function sendPress(fields: PressedSubmit["fields"]): Promise<Arrival> {
  try {
    const answer = await fetch("/apply", { method: "POST", body: new URLSearchParams(fields) });
    const { pathname } = new URL(answer.url);
    if (/^\/applications\/[^/]+\/receipt$/.test(pathname)) return { receipt: `${pathname}?sent=1` };
    return answer.status >= 500 ? "away" : "refused";
  } catch {
    return "away";
  }
}
