import type { TallyView } from "../tally-view.ts";

/** What the answers of a form open; null without an answer, or without a network. */
export async function tally(form: HTMLFormElement): Promise<TallyView | null> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.set(name, value);
  try {
    const answer = await fetch("/scholarships/tally", { method: "POST", body });
    return answer.ok ? ((await answer.json()) as TallyView | null) : null;
  } catch {
    return null;
  }
}

const first = new WeakMap<Element, string>();

/** Each part says what it said for everyone when there is nothing to say for her. */
export function showTally(form: HTMLFormElement, view: TallyView | null): void {
  for (const part of ["figure", "title", "text", "button"] as const) {
    const element = form.querySelector(`[data-tally=${part}]`);
    if (!element) continue;
    if (!first.has(element)) first.set(element, element.textContent ?? "");
    element.textContent = view ? String(view[part]) : (first.get(element) ?? "");
  }
}
