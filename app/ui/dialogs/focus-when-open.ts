/**
 * The attribute of HTML, which a popover looks for when it opens. React writes it on the server only, and in the browser
 * focuses at once instead, when nothing is open yet.
 */
export function focusWhenOpen(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}
