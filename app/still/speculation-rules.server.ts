import { findRoute, routeTable } from "#app/route-table.ts";

/**
 * Still pages are small and the same for everyone, so a browser that can may fetch one as soon as somebody points at
 * its link. Never what changes something by being opened (?lang= sets a cookie), and never a part that is swapped.
 */
export function speculationRules(): string {
  return rules;
}

/** What is not the same for everyone is made for each who asks: not before it is wanted. */
const still = routeTable.filter((route) => route.still && route.cache).map(({ path }) => path);
/** Others that a pattern such as /education-blog/:slug covers too. */
const covered = routeTable
  .filter((route) => !(route.still && route.cache) && !route.path.includes(":"))
  .map(({ path }) => path)
  .filter((path) => still.some((pattern) => covers(pattern, path)));
const where = {
  and: [
    { href_matches: still },
    { not: { href_matches: ["/*\\?*lang=*", ...covered] } },
    { not: { selector_matches: "[data-swap] a, a[target=_blank]" } },
  ],
};
const rules = JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });

function covers(pattern: string, path: string): boolean {
  return new URLPattern({ pathname: pattern }).test({ pathname: path }) && findRoute(path)?.path !== pattern;
}
