import { parsePage, wholeStyles } from "#app/ui/effects/whole-styles.ts";
import { isReaderKnown } from "./fill-fragments.ts";
import { keepFolds } from "./keep-folds.ts";
import { markPending } from "./show-pending.ts";

type Wish = { readonly history?: "push" | "replace" | undefined };

let latest = 0;

/**
 * Exchanges parts of the page for the same parts of another address, which the server makes whole: lists, tabs,
 * filters. Where the parts are made for one reader and she is known, hers are asked for. Whatever goes wrong, the
 * browser goes there itself.
 */
async function swapPart(ids: string, address: URL, { history }: Wish = {}): Promise<void> {
  const turn = ++latest;
  const parts = ids.split(" ").map((id) => document.getElementById(id));
  if (parts[0]?.dataset.fragment !== undefined && isReaderKnown()) {
    note(ids, address, history);
    const { askForHers } = await import("./fragments.ts");
    return askForHers();
  }
  for (const part of parts) part?.setAttribute("aria-busy", "true");
  markPending(true);
  try {
    const [answer] = await Promise.all([fetch(address), wholeStyles()]);
    const fresh = parsePage(await answer.text());
    // Somebody typed on meanwhile: the later answer counts.
    if (turn !== latest) return;
    markPending(false);
    const next = parts.map((part) => part && fresh.getElementById(part.id));
    if (!next[0]) return location.assign(address);
    note(ids, address, history);
    const focused = document.activeElement?.id;
    for (const [at, part] of parts.entries()) exchange(part, next[at]);
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    document.title = fresh.title;
    if (address.hash) document.getElementById(address.hash.slice(1))?.scrollIntoView();
    for (const part of next) part?.dispatchEvent(new CustomEvent("swapped", { bubbles: true }));
  } catch {
    if (turn !== latest) return;
    markPending(false);
    // Without a network the page keeps its place, says so at its foot, and goes on when there is one.
    if (navigator.onLine) location.assign(address);
    else addEventListener("online", () => void swapPart(ids, address, { history }), { once: true });
  }
}

function exchange(part: Element | null, next: Element | null | undefined): void {
  if (!part || !next) return;
  keepFolds(part, next);
  part.replaceWith(next);
}

function note(ids: string, address: URL, history: Wish["history"]): void {
  if (history === "push") globalThis.history.pushState({ swapped: ids }, "", address);
  if (history === "replace") globalThis.history.replaceState({ swapped: ids }, "", address);
}

let typing: ReturnType<typeof setTimeout>;
/** Counts what was typed or chosen in a form: an answer that comes later takes nothing of it away. */
let chosen = 0;

/** A choice is a step that Back takes away; typing goes on with the one it began with. */
export function choose(form: HTMLFormElement, isTyped: boolean): void {
  clearTimeout(typing);
  chosen += 1;
  const history = isTyped ? "replace" : "push";
  typing = setTimeout(
    () => swapPart(form.dataset.swap ?? "", formAddress(form), { history }),
    isTyped ? 250 : 0,
  );
}

export function sendSwap(form: HTMLFormElement): void {
  clearTimeout(typing);
  void swapPart(form.dataset.swap ?? "", formAddress(form), { history: "replace" });
  document.getElementById(form.dataset.swap ?? "")?.scrollIntoView();
}

export function follow(link: HTMLAnchorElement, { dataset }: HTMLElement): void {
  const address = new URL(link.href);
  const before = chosen;
  void swapPart(dataset.swap ?? "", address, { history: "push" }).then(() => {
    if (chosen !== before) return;
    showChoices(address);
    // Another page of a list: reading goes on at its head.
    document.getElementById(dataset.focus ?? "")?.focus();
  });
}

export function goBack(state: unknown): void {
  const known = (state as { swapped?: string } | null)?.swapped;
  const ids = known ?? document.querySelector<HTMLElement>("form[data-swap]")?.dataset.swap;
  const address = new URL(location.href);
  if (ids && (known || !location.hash)) void swapPart(ids, address).then(() => showChoices(address));
  else if (document.querySelector("[data-swap]") && !location.hash) location.reload();
}

type Field = HTMLInputElement | HTMLSelectElement;

/** The fields that say something; the hidden ones carry other choices for those without script. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      field.name !== "" &&
      field.type !== "hidden",
  );
}

/**
 * Where the form leads: the present address with what its fields say now, from its first page. Its hidden fields carry
 * the other choices for those without script; here the address has them already, and newer.
 */
function formAddress(form: HTMLFormElement): URL {
  const address = new URL(location.href);
  address.hash = "";
  address.searchParams.delete("cursor");
  const fields = fieldsOf(form);
  for (const { name } of fields) address.searchParams.delete(name);
  for (const field of fields) {
    const isChoice = field.type === "radio" || field.type === "checkbox";
    if (isChoice && !(field as HTMLInputElement).checked) continue;
    const says = field.value.trim();
    if (says !== "" && says !== field.dataset.usual) address.searchParams.append(field.name, says);
  }
  return address;
}

/** Back, a chip or a link changed the address: controls outside the parts say what it says. */
function showChoices({ searchParams }: URL): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-swap]")) {
    for (const field of fieldsOf(form)) {
      if (field.type === "radio" || field.type === "checkbox") continue;
      const says = searchParams.get(field.name) ?? field.dataset.usual ?? "";
      if (field.value !== says) field.value = says;
    }
  }
}
