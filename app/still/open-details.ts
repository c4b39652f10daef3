/** A link to an answer opens its fold: the browser does it on load, and here when only the hash changes. */
export function openDetails(): void {
  addEventListener("hashchange", () => {
    const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fold = answer?.closest("details");
    if (!fold || fold.open) return;
    fold.open = true;
    fold.scrollIntoView();
  });
}
