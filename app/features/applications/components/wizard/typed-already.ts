import { isSecretField } from "#app/core/forms/secret-fields.ts";
import { isKeptField } from "../../forms/form-steps.ts";

/** Saved while it is typed; the secret numbers are not. */
export function isSavedField(name: string): boolean {
  return isKeptField(name) && !isSecretField(name);
}

/** What stands in the form and did not come with the page. */
export function typedAlready(form: HTMLFormElement): [name: string, value: string][] {
  return [...form.elements].flatMap((control): [string, string][] => {
    if (control instanceof HTMLSelectElement) {
      const isTyped = [...control.options].some(
        ({ selected, defaultSelected }) => selected && !defaultSelected,
      );
      const wasOpen = ![...control.options].some(({ defaultSelected }) => defaultSelected);
      return isTyped && !(wasOpen && control.selectedIndex === 0) && isSavedField(control.name)
        ? [[control.name, control.value]]
        : [];
    }
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return [];
    if (!isSavedField(control.name)) return [];
    const isChoice = control.type === "radio" || control.type === "checkbox";
    const isTyped =
      isChoice && control instanceof HTMLInputElement
        ? control.checked && !control.defaultChecked
        : control.value !== control.defaultValue;
    return isTyped ? [[control.name, control.value]] : [];
  });
}
