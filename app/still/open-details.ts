/**
 * A link to an answer opens its fold: the browser does it on load, and here when only the hash changes. What was opened
 * or closed is marked, and stays so when its part of the page is exchanged (keep-folds.ts).
 */
export function openDetails(): void {
  addEventListener("hashchange", () => {
    const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fold = answer?.closest("details");
    if (!fold || fold.open) return;
    fold.open = true;
    fold.scrollIntoView();
  });
  // A toggle does not bubble.
  document.addEventListener(
    "toggle",
    ({ target }) => target instanceof HTMLDetailsElement && target.classList.add("kept"),
    true,
  );
}
