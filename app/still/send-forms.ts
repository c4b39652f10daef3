import { readReader } from "#app/features/content/components/articles/reader.ts";

const load = () => import("./send-form.ts");

/** What is wrong with a form is said in our words, at its fields; without script the browser says it in its own. */
export function sayItOurselves(part: ParentNode): void {
  for (const form of part.querySelectorAll<HTMLFormElement>("form[data-send]")) form.noValidate = true;
}

/**
 * `data-send="book"` on a form: it is sent in the background, and the part of that id is exchanged for the answer's.
 * Nothing typed leaves the page before there is one. Without script the same form goes, and the page comes whole.
 */
export function sendForms(): void {
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.dataset.send) return;
    event.preventDefault();
    const reader = form.elements.namedItem("reader");
    if (reader instanceof HTMLInputElement) reader.value = readReader();
    void load().then(
      ({ send }) => send(form, submitter),
      () => {
        delete form.dataset.send;
        form.requestSubmit(submitter);
      },
    );
  });
}
