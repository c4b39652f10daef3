/** Pastes only the digits that `clean` leaves, so that spaces, dashes and country codes do no harm. */
export function pasteDigits(
  event: Pick<ClipboardEvent, "clipboardData" | "preventDefault">,
  input: HTMLInputElement,
  clean: (text: string) => string,
) {
  const text = event.clipboardData?.getData("text") ?? "";
  const digits = clean(text);
  if (digits === "" || digits === text) return;
  event.preventDefault();
  input.setRangeText(digits, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, "end");
  // Conform and React listen to the event, not to the value.
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
