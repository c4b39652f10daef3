import { parsePage } from "#app/ui/effects/whole-styles.ts";
import { readReader } from "./reader.ts";

/** Counts the visit once, shows whether this browser likes the article, and takes its like without leaving the page. */
export function begin(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const reader = readReader();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
    void send(form, { intent: button?.value ?? "see", reader });
  });
  if (reader) void send(form, { intent: isFirstVisit(form.action) ? "view" : "see", reader });
}

async function send(form: HTMLFormElement, fields: Record<string, string>): Promise<void> {
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(fields) });
  const fresh = parsePage(await answer.text());
  const next = fresh.getElementById(form.id);
  if (!answer.ok || !next) return;
  // What is inside is exchanged, not the form: its listener stays, and the focus stays in sight.
  const hadFocus = form.contains(document.activeElement);
  form.replaceChildren(...next.childNodes);
  if (hadFocus) form.querySelector("button")?.focus();
}

function isFirstVisit(address: string): boolean {
  try {
    const key = `scholarsetu.read.${new URL(address).pathname.split("/").at(-1)}`;
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "1");
    return true;
  } catch {
    return false;
  }
}
