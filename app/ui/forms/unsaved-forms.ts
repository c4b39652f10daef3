/** So many answers typed are work; one or two are typed again in a moment. */
const manyAnswers = 3;

/** What each form held when it was sent: that is not unsaved, until somebody goes on typing. */
const sentAs = new WeakMap<HTMLFormElement, string>();

export function noteSent(form: HTMLFormElement): void {
  sentAs.set(form, contentOf(form));
}

/** The forms of the page that hold work which nobody has. */
export function unsavedForms(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>("main form")].filter(
    (form) => holdsWork(form) && sentAs.get(form) !== contentOf(form),
  );
}

/** What somebody sees and can change: the form's own key is another one after each answer. */
function contentOf(form: HTMLFormElement): string {
  const hidden = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(({ name }) => name);
  const shown = [...new FormData(form)].filter(([name]) => !hidden.includes(name));
  return JSON.stringify(shown.map(([name, value]) => [name, String(value)]));
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function holdsWork(form: HTMLFormElement): boolean {
  if (form.method !== "post") return false;
  const changed = [...form.elements].filter((field): field is Typed => isChanged(field));
  const hasWords = changed.some((field) => field instanceof HTMLTextAreaElement && field.value.trim() !== "");
  return hasWords || changed.length >= manyAnswers;
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (!(field instanceof HTMLInputElement)) return false;
  // The ticks of a list are no words.
  if (field.type === "hidden" || field.type === "search" || "bulk" in field.dataset) return false;
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  return field.type === "file" ? (field.files?.length ?? 0) > 0 : field.value !== field.defaultValue;
}
