import { showTally, tally } from "./begin-bridge.ts";
import { readStoredAnswers, removeStoredAnswers, storeAnswers } from "./stored-answers.ts";

const QUIET_MS = 400;

/**
 * The questions of /eligibility: one at a time (L46), each answer changes the figure above them. Without script all of
 * them stand there and the form is sent as it is; the answers stay in this tab.
 */
export function begin(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener("submit", () => keep(form));
  if (!form.classList.contains("ask--steps")) return;
  recall(form);
  const ask = async () => showTally(form, await tally(form));
  let quiet: ReturnType<typeof setTimeout>;
  form.addEventListener("input", () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => void ask(), QUIET_MS);
  });
  walk(form);
  // Recalled, or answered before this script came.
  if (isAnswered(form)) void ask();
}

function isAnswered(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "select, input:checked, input:not([type=radio], [type=checkbox], [type=hidden])",
  );
  return [...fields].some(({ value }) => value !== "");
}

function walk(form: HTMLFormElement): void {
  const steps = [...form.querySelectorAll<HTMLElement>("[data-step]")];
  const ways = [...form.querySelectorAll<HTMLButtonElement>("[data-go]")];
  let at = 0;
  const turn = (to: number) => {
    at = to;
    for (const [index, step] of steps.entries()) step.toggleAttribute("data-on", index === to);
    for (const way of ways) way.hidden = !steps[to + Number(way.dataset.go)];
  };
  const go = (by: number) => {
    turn(at + by);
    steps[at]?.querySelector<HTMLElement>("select, input")?.focus();
  };
  turn(0);
  for (const way of ways) way.addEventListener("click", () => go(Number(way.dataset.go)));
  // Enter goes on to the next question, as the button beside it; only the last one sends.
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement) || !steps[at + 1]) return;
    event.preventDefault();
    go(1);
  });
}

/** What this tab was told before, by this form or by another; what she chose before this script came stays. */
function recall(form: HTMLFormElement): void {
  const known = Object.entries(readStoredAnswers());
  const given = new FormData(form);
  for (const [name, value] of known) {
    const field = form.elements.namedItem(name);
    if (given.get(name) || !field || !("value" in field)) continue;
    field.value = value;
  }
}

/** T11: of somebody who is signed in nothing stays in the browser. */
function keep(form: HTMLFormElement): void {
  if (document.documentElement.dataset.user) {
    removeStoredAnswers();
    return;
  }
  const asked = [...form.elements].map((field) => field.getAttribute("name"));
  const others = Object.entries(readStoredAnswers()).filter(([name]) => !asked.includes(name));
  const given = [...new FormData(form)].filter(([, value]) => typeof value === "string" && value !== "");
  storeAnswers(Object.fromEntries([...others, ...given]) as Record<string, string>);
}
