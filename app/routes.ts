import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { FeatureRoute } from "./core/requests/define-routes.ts";
import { routeTable } from "./route-table.ts";

function entry({ path, file }: FeatureRoute): RouteConfigEntry {
  if (path === "/") return index(file);
  // One page at two addresses (a donor's and a company's) has an id for each.
  const isRepeated = routeTable.find((first) => first.file === file)?.path !== path;
  return isRepeated ? route(path.slice(1), file, { id: path.slice(1) }) : route(path.slice(1), file);
}

const inLayout = (...layouts: FeatureRoute["layout"][]) =>
  routeTable.filter((room) => layouts.includes(room.layout)).map(entry);

/** What has no layout is no page. */
export default [
  layout("layouts/public-layout.tsx", [
    ...inLayout("public"),
    route("*", "portals/visitor/not-found-page.tsx"),
  ]),
  layout("layouts/portal-layout.tsx", inLayout("portal", "student", "institute")),
  ...inLayout("bare"),
] satisfies RouteConfig;
