/**
 * A link to an answer opens its fold: the browser does it on load, and here when only the hash changes. A named fold that
 * somebody opened stays open when its part of the page is exchanged.
 */
export function openDetails(): void {
  addEventListener("hashchange", () => {
    const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fold = answer?.closest("details");
    if (!fold || fold.open) return;
    fold.open = true;
    fold.scrollIntoView();
  });
  const opened = new Map<string, boolean>();
  // A toggle does not bubble.
  document.addEventListener(
    "toggle",
    ({ target }) => target instanceof HTMLDetailsElement && target.id && opened.set(target.id, target.open),
    true,
  );
  addEventListener("swapped", ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const fold of target.querySelectorAll<HTMLDetailsElement>("details[id]"))
      fold.open = opened.get(fold.id) ?? fold.open;
  });
}
