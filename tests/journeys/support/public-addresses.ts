import { routeTable } from "#app/route-table.ts";

/** The middle of a sign-in: without its beginning it leads back to /login. */
const onTheWay = ["/login/second-factor"];

/** Every page that anybody may open and that names no particular thing. */
export const publicAddresses = routeTable
  .filter(({ access, layout, path }) => access === "everyone" && layout !== "bare" && !path.includes(":"))
  .filter(({ path }) => !onTheWay.includes(path))
  .map(({ path }) => path);

/** Those that a search engine may show: they have words of their own for it. */
export const indexedAddresses = routeTable.filter(({ sitemap }) => sitemap).map(({ path }) => path);
