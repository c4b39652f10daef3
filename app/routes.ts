import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { RoomRoute } from "./core/routes.ts";
import { routeTable } from "./route-table.ts";

function entry({ path, file }: RoomRoute): RouteConfigEntry {
  return path === "/" ? index(file) : route(path.slice(1), file);
}

const inLayout = (...layouts: RoomRoute["layout"][]) =>
  routeTable.filter((room) => layouts.includes(room.layout)).map(entry);

export default [
  layout("layouts/public-layout.tsx", [...inLayout("public"), route("*", "layouts/not-found-page.tsx")]),
  layout("layouts/portal-layout.tsx", inLayout("portal", "student", "institute")),
  ...inLayout("bare"),
] satisfies RouteConfig;
