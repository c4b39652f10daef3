import { isPlainPress } from "./is-plain-press.ts";
/**
 * Links that choose something in a form of the same page (`data-choose` is its field, `data-value` the choice): the
 * address says it, the form starts with it, and what was typed stays. Then the reader is led there, unless the links
 * are still to be compared (`data-stay`). Without script they open the page that way.
 */
export function begin(part: HTMLElement): void {
  part.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-value]") : null;
    if (!(link instanceof HTMLAnchorElement) || !isPlainPress(event)) return;
    event.preventDefault();
    const { value = "" } = link.dataset;
    for (const form of document.forms) choose(form.elements.namedItem(part.dataset.choose ?? ""), value);
    for (const other of part.querySelectorAll("a[aria-current]")) other.removeAttribute("aria-current");
    link.setAttribute("aria-current", "true");
    const address = new URL(link.href);
    history.replaceState(history.state, "", address.pathname + address.search);
    if (part.dataset.stay === undefined) document.querySelector(address.hash || "main")?.scrollIntoView();
  });
}

function choose(control: Element | RadioNodeList | null, value: string): void {
  if (control instanceof HTMLSelectElement || control instanceof RadioNodeList) control.value = value;
}
