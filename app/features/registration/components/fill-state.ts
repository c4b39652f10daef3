import type { RegistrationAdvice } from "../registration-advice.ts";
import { writeField } from "./sending/use-registration-autosave.ts";

/** The PIN code knows the state; what somebody chose is not overruled. */
export function fillState(
  form: HTMLFormElement | null,
  advice: RegistrationAdvice | null,
  touch: (name: string) => void,
): void {
  const select = form?.elements.namedItem("state");
  if (!form || !(select instanceof HTMLSelectElement) || select.value !== "" || !advice?.place) return;
  writeField(form, "state", advice.place.state);
  touch("state");
}
