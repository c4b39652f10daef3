import { latinDigits } from "#app/core/words/digits.ts";
import { parsePage, wholeStyles } from "#app/ui/effects/whole-styles.ts";
import { phoneDigits } from "#app/ui/fields/phone-digits.ts";
import { codeFromSms } from "../code-from-sms.ts";
import { loginPartId } from "../login-part.ts";

const dialogId = "login-dialog";
let page: Promise<Document> | undefined;

/** Fetches the login page while somebody is still on the way to press. */
export function prepareLogin(): void {
  page ??= readPage("/login");
  page.catch(() => {
    page = undefined;
  });
}

/**
 * The login over the page one is on (spec 1, Login dialog): the form of /login, fetched when it is first wanted and
 * sent from here, so that a public page carries nothing of it. Whatever goes wrong, the page itself opens.
 */
export async function openLogin(link: HTMLElement): Promise<void> {
  link.setAttribute("aria-busy", "true");
  try {
    prepareLogin();
    const [fresh] = await Promise.all([page, wholeStyles()]);
    if (!fresh) return location.assign("/login");
    const dialog = findDialog(fresh, link.dataset.closeWord ?? "Close");
    showPart(dialog, fresh);
    if (!dialog.open) dialog.showModal();
    focusFirst(dialog);
  } catch {
    location.assign("/login");
  } finally {
    link.removeAttribute("aria-busy");
  }
}

async function readPage(address: string, init?: RequestInit): Promise<Document> {
  const answer = await fetch(address, { headers: { Accept: "text/html" }, ...init });
  const { pathname, href } = new URL(answer.url);
  // Signed in, or signed in already: the answer is another page, and the browser goes there.
  if (pathname !== "/login") {
    location.assign(href);
    throw new Error("elsewhere");
  }
  return parsePage(await answer.text());
}

function findDialog(fresh: Document, closeWord: string): HTMLDialogElement {
  const known = document.getElementById(dialogId);
  if (known instanceof HTMLDialogElement) return known;
  const dialog = document.createElement("dialog");
  dialog.id = dialogId;
  dialog.className = "dialog stack";
  dialog.setAttribute("closedby", "any");
  dialog.setAttribute("aria-labelledby", `${dialogId}-title`);
  const close = document.createElement("button");
  close.type = "button";
  close.className = "btn btn--text btn--sm btn--icon dialog__x";
  close.setAttribute("aria-label", closeWord);
  close.textContent = "✕";
  close.addEventListener("click", () => dialog.close());
  const title = document.createElement("h2");
  title.id = `${dialogId}-title`;
  title.className = "dialog__title";
  title.textContent = fresh.querySelector("h1")?.textContent ?? "";
  dialog.append(close, title);
  dialog.addEventListener("submit", (event) => void send(event, dialog));
  dialog.addEventListener("close", () => {
    // The next press begins anew, as somebody else perhaps.
    page = undefined;
  });
  document.body.append(dialog);
  return dialog;
}

async function send(event: SubmitEvent, dialog: HTMLDialogElement): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter)) {
    if (typeof value === "string") body.append(name, value);
  }
  setBusy(dialog, true);
  try {
    showPart(dialog, await readPage("/login", { method: "POST", body }));
    focusFirst(dialog);
  } catch {
    // Without a network the form stays as it is; the strip at the foot of the page says why.
    setBusy(dialog, false);
  }
}

function setBusy(dialog: HTMLDialogElement, isBusy: boolean): void {
  for (const button of dialog.querySelectorAll<HTMLButtonElement>("form button")) button.disabled = isBusy;
}

function showPart(dialog: HTMLDialogElement, fresh: Document): void {
  const part = fresh.getElementById(loginPartId);
  if (!part) throw new Error("The login page has no form.");
  dialog.querySelector(`#${loginPartId}`)?.remove();
  dialog.append(document.importNode(part, true));
  waitForDigits(dialog, "login-phone", (text) => phoneDigits(text).slice(0, 10), 10);
  waitForDigits(dialog, "login-otp", (text) => text.replace(/\D/g, "").slice(0, 6), 6);
  countDown(dialog);
  void takeCode(dialog);
}

/** Digits only, and the button waits for all of them. */
function waitForDigits(
  dialog: HTMLDialogElement,
  id: string,
  clean: (text: string) => string,
  count: number,
) {
  const input = dialog.querySelector<HTMLInputElement>(`#${id}`);
  const button = input?.form?.querySelector<HTMLButtonElement>("button.btn--go");
  if (!input || !button) return;
  const look = () => {
    const digits = clean(latinDigits(input.value));
    if (digits !== input.value) input.value = digits;
    button.disabled = digits.length < count;
  };
  input.addEventListener("input", look);
  look();
}

/** The pause before another code, in sight: the server keeps it anyway. */
function countDown(dialog: HTMLDialogElement): void {
  const words = dialog.querySelector<HTMLElement>("[data-seconds]");
  const button = dialog.querySelector<HTMLElement>('button[value="resend"]');
  if (!words || !button) return;
  const until = performance.now() + Number(words.dataset.seconds) * 1000;
  const look = () => {
    const left = Math.ceil((until - performance.now()) / 1000);
    words.hidden = left <= 0;
    button.hidden = left > 0;
    words.textContent = (words.textContent ?? "").replace(/\d+/, String(Math.max(0, left)));
    if (left > 0 && words.isConnected) setTimeout(look, 1000);
  };
  look();
}

async function takeCode(dialog: HTMLDialogElement): Promise<void> {
  const input = dialog.querySelector<HTMLInputElement>("#login-otp");
  if (!input) return;
  const stop = new AbortController();
  dialog.addEventListener("close", () => stop.abort(), { once: true });
  const code = await codeFromSms(stop.signal);
  if (!code || !input.isConnected) return;
  input.value = code;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.form?.querySelector<HTMLButtonElement>("button.btn--go")?.click();
}

function focusFirst(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>("#login-otp, #login-phone")?.focus();
}
