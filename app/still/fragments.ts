import { fragmentHeader } from "#app/core/requests/fragment-header.ts";
import { moveKept } from "#app/features/scholarships/components/card/kept-saved.ts";
import {
  readStoredAnswers,
  removeStoredAnswers,
  storeAnswers,
} from "#app/features/scholarships/components/eligibility/stored-answers.ts";
import { parsePage, wholeStyles } from "#app/ui/effects/whole-styles.ts";
import { keepFolds } from "./keep-folds.ts";
import { markPending } from "./show-pending.ts";

// A public page is the same for everyone and lies in the cache. What is the reader's own comes after it: the page is
// asked for once more in a post to its own address, which the server makes for her, and each part with `data-fragment`
// is filled with what stands in the part of that id there. Without script the same form is sent and the same page comes.

/** The answers that a visitor gave in this tab go along in the body; of somebody who is signed in none is kept (T11). */
export async function askFragments(otherwise?: () => void): Promise<void> {
  // What she had saved before she signed in goes into the account, so that its marks come back from there.
  if (document.documentElement.dataset.user === "student") await moveKept("").catch(() => null);
  const isKnown = Boolean(document.documentElement.dataset.user);
  if (isKnown) removeStoredAnswers();
  const body = new URLSearchParams(isKnown ? {} : { ...readStoredAnswers() });
  body.set("look", "");
  return fill(body, otherwise);
}

/** The parts of the address that stands there now, for her; if that fails, the page itself. */
export function askForHers(): Promise<void> {
  return askFragments(() => {
    if (navigator.onLine) location.reload();
    else addEventListener("online", () => void askForHers(), { once: true });
  });
}

/** She takes her answers back: nothing is judged by them any more. */
export function forgetAnswers(): Promise<void> {
  removeStoredAnswers();
  return askForHers();
}

/** A form with `data-fragments`: its answer changes the parts of the page it is on. */
export async function sendForFragments(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
  if (!document.documentElement.dataset.user && !body.has("look")) keepAnswers(form, body);
  const place = form.closest<HTMLElement>("[id][tabindex]")?.id;
  await fill(body, () => form.submit());
  if (place && !document.contains(form)) document.getElementById(place)?.focus({ preventScroll: true });
}

function keepAnswers(form: HTMLFormElement, given: URLSearchParams): void {
  const asked = [...form.elements].map((field) => field.getAttribute("name"));
  const others = Object.entries(readStoredAnswers()).filter(([name]) => !asked.includes(name));
  const answers = [...given].filter(([, value]) => value !== "");
  storeAnswers(Object.fromEntries([...others, ...answers]));
}

let latest = 0;

async function fill(body: URLSearchParams, otherwise?: () => void): Promise<void> {
  const turn = ++latest;
  markPending(true);
  try {
    const address = location.pathname + location.search;
    const asked = fetch(address, { method: "POST", body, headers: { [fragmentHeader]: "1" } });
    const [answer] = await Promise.all([asked, wholeStyles()]);
    const fresh = parsePage(await answer.text());
    // A busy server or a fault answers with another page: then the form is sent as without script, and says so.
    if (turn === latest && !exchange(fresh)) otherwise?.();
  } catch {
    otherwise?.();
  } finally {
    markPending(false);
  }
}

/** What is inside is exchanged, not the part: one that says its news aloud stays the same one. */
function exchange(fresh: Document): boolean {
  const focused = document.activeElement?.id;
  let isHers = false;
  for (const part of document.querySelectorAll<HTMLElement>("[data-fragment]")) {
    const next = fresh.getElementById(part.id);
    if (!next) continue;
    isHers = true;
    keepFolds(part, next);
    part.replaceChildren(...next.childNodes);
    part.dispatchEvent(new CustomEvent("swapped", { bubbles: true }));
  }
  if (!isHers) return false;
  document.title = fresh.title || document.title;
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  return true;
}
