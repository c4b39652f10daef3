import { countUp } from "#app/ui/charts/count-up.ts";
import type { TallyView } from "../../eligibility/tally-view.ts";
import { readStoredAnswers, removeStoredAnswers, storeAnswers } from "./stored-answers.ts";

const QUIET_MS = 500;

/** The bridge of the home page: each answer changes the figure beside it. Without script the form is sent as it stands. */
export function begin(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("select, input")];
  recall(fields);
  let quiet: ReturnType<typeof setTimeout>;
  let asked = 0;
  const ask = async () => {
    const turn = ++asked;
    const view = await tally(form);
    if (turn === asked) showTally(form, view);
  };
  form.addEventListener("input", () => {
    keep(fields);
    clearTimeout(quiet);
    quiet = setTimeout(() => void ask(), QUIET_MS);
  });
  form.addEventListener("submit", (event) => {
    const dark = fields.find((field) => field instanceof HTMLSelectElement && field.value === "");
    if (!dark) return;
    event.preventDefault();
    dark.focus();
  });
  // Chosen before this script was there, too.
  if (fields.every(({ value }) => value === "")) return;
  keep(fields);
  void ask();
}

/** What this tab was told before, by this form or by another. */
function recall(fields: readonly (HTMLInputElement | HTMLSelectElement)[]): void {
  const known = readStoredAnswers();
  for (const field of fields) field.value ||= known[field.name] ?? "";
}

/** T11: of somebody who is signed in nothing stays in the browser. */
function keep(fields: readonly (HTMLInputElement | HTMLSelectElement)[]): void {
  if (document.documentElement.dataset.user) {
    removeStoredAnswers();
    return;
  }
  const given = fields.map(({ name, value }) => [name, value] as const);
  const answers = { ...readStoredAnswers(), ...Object.fromEntries(given) };
  storeAnswers(Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== "")));
}

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
    const element = form.querySelector<HTMLElement>(`[data-tally=${part}]`);
    if (!element) continue;
    const before = element.textContent ?? "";
    if (!first.has(element)) first.set(element, before);
    element.textContent = view ? String(view[part]) : (first.get(element) ?? "");
    if (part === "figure") countUp(element, before, element.textContent);
  }
}
