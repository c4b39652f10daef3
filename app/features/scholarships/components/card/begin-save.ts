import { studentField } from "#app/core/forms/student-field.ts";
import { keepSaved, postSaved, readKept } from "./kept-saved.ts";

type Words = Record<"saved" | "removed" | "tell" | "failed", string>;

/** On pages without React: the marks of a visitor are in this browser, those of a student came with the page. */
export function markKept(part: ParentNode): void {
  if (document.documentElement.dataset.user === "student") return;
  const kept = readKept();
  for (const form of part.querySelectorAll<HTMLFormElement>("form[data-save='']")) {
    show(form, kept.includes(slugOf(form)));
  }
}

/** Saves or takes out without a new page; the form itself would do the same. */
export async function save(form: HTMLFormElement): Promise<void> {
  const isStudent = document.documentElement.dataset.user === "student";
  const isSaved = form.dataset.saved === undefined;
  // Bookmark and bell of one scholarship say the same; a visitor has no bell.
  const turn = (to: boolean) => {
    for (const other of document.querySelectorAll<HTMLFormElement>("form[data-save]")) {
      if (slugOf(other) === slugOf(form) && (isStudent || other.dataset.save === "")) show(other, to);
    }
  };
  turn(isSaved);
  const isDone = await (isStudent ? tell(form, isSaved) : keep(form, isSaved));
  if (!isDone) turn(!isSaved);
  say(!isDone ? "failed" : !isSaved ? "removed" : form.dataset.save === "tell" ? "tell" : "saved");
}

const slugOf = (form: HTMLFormElement) => String(new FormData(form).get("slug"));

async function tell(form: HTMLFormElement, isSaved: boolean): Promise<boolean> {
  const body = new URLSearchParams({ intent: isSaved ? "save" : "remove", slug: slugOf(form) });
  const student = String(new FormData(form).get(studentField) ?? "");
  try {
    await postSaved(body, student);
    return true;
  } catch {
    return false;
  }
}

async function keep(form: HTMLFormElement, isSaved: boolean): Promise<boolean> {
  const rest = readKept().filter((slug) => slug !== slugOf(form));
  return keepSaved(isSaved ? [slugOf(form), ...rest] : rest);
}

function show(form: HTMLFormElement, isSaved: boolean): void {
  const button = form.querySelector("button");
  if (!button || (form.dataset.saved !== undefined) === isSaved) return;
  form.toggleAttribute("data-saved", isSaved);
  button.setAttribute("aria-pressed", String(isSaved));
  const intent = form.querySelector<HTMLInputElement>("[name=intent]");
  if (intent) intent.value = isSaved ? "remove" : "save";
  const word = button.querySelector("span:not(.vh)");
  const now = word?.textContent ?? button.getAttribute("aria-label") ?? "";
  if (word) word.textContent = button.dataset.other ?? now;
  else for (const name of ["aria-label", "title"]) button.setAttribute(name, button.dataset.other ?? now);
  button.dataset.other = now;
}

const READING_MS = 8000;

function say(what: keyof Words): void {
  const words = document.getElementById("save-words")?.dataset.words;
  if (!words) return;
  const toast = document.createElement("div");
  toast.className = what === "failed" ? "toast toast--bad" : "toast toast--ok";
  const text = document.createElement("p");
  text.textContent = (JSON.parse(words) as Words)[what];
  toast.append(text);
  document.querySelector(".toasts")?.replaceChildren(toast);
  setTimeout(() => toast.remove(), READING_MS);
}
