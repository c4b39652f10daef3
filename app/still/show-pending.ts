import { isPlainPress } from "#app/ui/effects/is-plain-press.ts";

/** An answer that comes sooner needs no sign, and the page that is left is not drawn once more for one. */
const SOON_MS = 300;
/** A file that is saved leaves the page where it is; after so long nobody waits for a page any more. */
const LONGEST_MS = 15_000;

let next: ReturnType<typeof setTimeout> | undefined;

/**
 * The one sign of loading: a road laid under the top edge (styles/states.css). The router says when it waits; for pages
 * that the browser fetches itself, `showPending` listens.
 */
export function markPending(isPending: boolean): void {
  clearTimeout(next);
  if (isPending) next = setTimeout(show, SOON_MS);
  else delete document.documentElement.dataset.pending;
}

function show(): void {
  document.documentElement.dataset.pending = "";
  next = setTimeout(markPending, LONGEST_MS, false);
}

/** Links and forms that the browser follows by itself: the last to hear of a press, it knows whether a script took it. */
export function showPending(): void {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (link instanceof HTMLAnchorElement && isFollowed(event, link)) markPending(true);
  });
  addEventListener("submit", (event) => {
    const target = event.submitter?.getAttribute("formtarget") ?? (event.target as HTMLFormElement).target;
    if (!event.defaultPrevented && target !== "_blank") markPending(true);
  });
  // Also when it comes back out of the browser's memory.
  addEventListener("pageshow", () => markPending(false));
}

function isFollowed(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || !isPlainPress(event)) return false;
  if (link.target === "_blank" || link.hasAttribute("download") || !/^https?:$/.test(link.protocol))
    return false;
  const isSamePage =
    link.pathname === location.pathname && link.search === location.search && link.hash !== "";
  return link.origin === location.origin && !isSamePage;
}
