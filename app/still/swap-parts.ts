import { isPlainPress } from "#app/ui/effects/is-plain-press.ts";

type Swap = typeof import("./swap-part.ts");

let coming: Promise<Swap> | undefined;
/** Asked for once: whoever presses and then types while it comes is answered in this order. */
const load = () => (coming ??= import("./swap-part.ts"));
/** Soon after the page: it shall be there if the network goes. */
const soonMs = 3000;

/** `data-swap="list"` on a GET form, on a group of links or on a link: its address is shown in that part (or parts). */
export function swapParts(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const form = swapForm(target.form);
    const isTyped = target.type === "search" || target.type === "text";
    if (!form) return;
    hand(
      ({ choose }) => choose(form, isTyped),
      () => form.submit(),
    );
  });
  document.addEventListener("submit", (event) => {
    const form = swapForm(event.target);
    if (!form) return;
    event.preventDefault();
    // The button of a sheet: the choice is made, the list behind it has it already.
    event.submitter?.closest("details[open]")?.removeAttribute("open");
    hand(
      ({ sendSwap }) => sendSwap(form),
      () => form.submit(),
    );
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    const place = link?.closest<HTMLElement>("[data-swap]:not(form)");
    if (!link || !place?.dataset.swap || !isPlainPress(event)) return;
    event.preventDefault();
    hand(
      ({ follow }) => follow(link, place),
      () => location.assign(link.href),
    );
  });
  addEventListener("popstate", ({ state }) => {
    if (!state?.swapped && !hasSwap()) return;
    hand(
      ({ goBack }) => goBack(state),
      () => location.reload(),
    );
  });
  setTimeout(() => {
    if (hasSwap() && navigator.onLine) load().catch(() => undefined);
  }, soonMs);
}

const hasSwap = () => document.querySelector("[data-swap]");

/** Not asked for without a network: a browser does not try a second time. Where it cannot come, the browser goes itself. */
function hand(work: (swap: Swap) => void, otherwise: () => void): void {
  const go = () => void load().then(work, otherwise);
  if (navigator.onLine) go();
  else addEventListener("online", go, { once: true });
}

function swapForm(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof HTMLFormElement && target.dataset.swap && target.method === "get" ? target : null;
}
