/**
 * From a page that React runs to one that it does not: the browser goes there itself, perhaps it has fetched it
 * already. Which pages those are stands in the page's speculation rules. (Any other way there, a redirect or a script,
 * is turned into the same by the server; this saves the question.)
 */
export function leaveForStillPages(): void {
  const rules = document.querySelector('script[type="speculationrules"]')?.textContent;
  if (!rules || typeof URLPattern === "undefined") return;
  const paths: string[] = JSON.parse(rules).prefetch[0].where.and[0].href_matches;
  const patterns = paths.map((pathname) => new URLPattern({ pathname }));
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      // The router's own listener does not hear of it; the browser does what a link does.
      if (patterns.some((pattern) => pattern.test({ pathname: link.pathname }))) event.stopPropagation();
    },
    { capture: true },
  );
}
