import { fetchWithRetry } from "#app/core/requests/fetch-with-retry.ts";
import { fragmentHeader } from "#app/core/requests/fragment-header.ts";
import { fillOwnContact } from "#app/features/helpdesk/components/fill-own-contact.ts";
import { parsePage, wholeStyles } from "#app/ui/effects/whole-styles.ts";
import { pasteDigits } from "#app/ui/fields/paste-digits.ts";
import { phoneDigits } from "#app/ui/fields/phone-digits.ts";
import { arrive } from "./arrive.ts";
import { keepFolds } from "./keep-folds.ts";
import { markPending } from "./show-pending.ts";

/** `data-still="form"`: what a form does while it is filled in. */
export function begin(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  void fillOwnContact(form);
  form.addEventListener("input", ({ target }) => target instanceof HTMLElement && forgive(target));
  form.addEventListener("paste", (event) => {
    const { target: input } = event;
    if (!(input instanceof HTMLInputElement)) return;
    if (input.type === "tel") pasteDigits(event, input, phoneDigits);
    if (input.autocomplete === "one-time-code") {
      pasteDigits(event, input, (text) => text.replace(/\D/g, "").slice(0, 6));
    }
  });
}

/** A field's error goes away when that field is edited. */
function forgive(control: HTMLElement): void {
  const field = control.closest(".field--bad");
  const error = field?.querySelector(":scope > .error");
  if (!field || !error) return;
  field.classList.remove("field--bad");
  for (const told of [field, control]) {
    told.removeAttribute("aria-invalid");
    const others = told
      .getAttribute("aria-describedby")
      ?.split(" ")
      .filter((id) => id !== error.id);
    if (others?.length) told.setAttribute("aria-describedby", others.join(" "));
    else told.removeAttribute("aria-describedby");
  }
  error.remove();
}

const patiently = fetchWithRetry(fetch.bind(globalThis), { takes: () => true });
const underWay = new WeakSet<HTMLFormElement>();

/** The answer in the place of the form, and the reader at its head; another page as its answer is gone to. */
export async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (underWay.has(form)) return;
  underWay.add(form);
  const body = bodyOf(form, submitter);
  const sent = readFields(form);
  const wake = hold(submitter, form.dataset.busy);
  markPending(true);
  try {
    const headers = { [fragmentHeader]: "1", Accept: "text/html" };
    const [answer] = await Promise.all([
      patiently(form.action, { method: "POST", body, headers }),
      wholeStyles(),
    ]);
    if (answer.redirected) return location.assign(answer.url);
    const fresh = parsePage(await answer.text());
    const edited = [...readFields(form)].filter(([id, says]) => sent.get(id) !== says);
    show(form.dataset.send ?? "", fresh);
    for (const [id, says] of edited) write(id, says);
  } catch {
    // It may have arrived or not: everything typed stays, and the button can be pressed again.
    wake();
  } finally {
    markPending(false);
    underWay.delete(form);
  }
}

function bodyOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === "string") body.append(name, value);
  }
  // What only a browser knows: how long it took.
  if (body.has("took")) body.set("took", String(Math.round(performance.now())));
  return body;
}

/** By id: what stands in each field now. */
function readFields(form: HTMLFormElement): Map<string, string | boolean> {
  const fields = [...form.querySelectorAll<Control>("input:not([type=hidden]), select, textarea")];
  return new Map(fields.map((field) => [field.id, isTick(field) ? field.checked : field.value]));
}

/** Whoever went on typing while the answer was on its way finds it in the form that came. */
function write(id: string, says: string | boolean): void {
  const field = document.getElementById(id) as Control | null;
  if (field && typeof says === "boolean" && isTick(field)) field.checked = says;
  else if (field && typeof says === "string") field.value = says;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isTick = (field: Control): field is HTMLInputElement => /^(radio|checkbox)$/.test(field.type);

/** The pressed button waits, with its own words ("Sending…"). */
function hold(button: HTMLElement | null, words: string | undefined): () => void {
  if (!(button instanceof HTMLButtonElement)) return () => undefined;
  const before = [...button.childNodes];
  button.disabled = true;
  button.setAttribute("aria-busy", "true");
  if (words) {
    const ring = document.createElement("i");
    ring.className = "spin";
    button.replaceChildren(ring, words);
  }
  return () => {
    button.disabled = false;
    button.removeAttribute("aria-busy");
    button.replaceChildren(...before);
  };
}

function show(id: string, fresh: Document): void {
  const part = document.getElementById(id);
  const next = fresh.getElementById(id);
  if (!part || !next) {
    // Something went wrong as a whole, and its page says what.
    const told = fresh.querySelector("main") ?? fresh.body;
    document.querySelector("main")?.replaceChildren(...told.childNodes);
    scrollTo(0, 0);
    return;
  }
  keepFolds(part, next);
  part.replaceWith(next);
  next.dispatchEvent(new CustomEvent("swapped", { bubbles: true }));
  arrive(next);
}
