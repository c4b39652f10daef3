import { type KeptPress, keptPress } from "#app/core/kept/kept-press.ts";

export const pressedSubmit = keptPress("scholarsetu.apply.pressed");

export type Arrival = "away" | "refused" | { readonly receipt: string };

/** The same press once more: its form key makes two of them one application. */
export async function sendPress(fields: KeptPress["fields"]): Promise<Arrival> {
  try {
    const answer = await fetch("/apply", { method: "POST", body: new URLSearchParams(fields) });
    const { pathname } = new URL(answer.url);
    if (/^\/applications\/[^/]+\/receipt$/.test(pathname)) return { receipt: `${pathname}?sent=1` };
    return answer.status >= 500 ? "away" : "refused";
  } catch {
    return "away";
  }
}
