/** After an answer reading goes on at what it asks besides, at its head, or at the first field that is wrong. */
export function arrive(part: ParentNode): void {
  const { asked } = part.querySelector<HTMLElement>("[data-asked]")?.dataset ?? {};
  const head = "[data-arrive], input[aria-invalid], [aria-invalid] input";
  (asked ? document.getElementById(asked) : part.querySelector<HTMLElement>(head))?.focus();
}
