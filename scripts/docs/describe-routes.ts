import type { FeatureRoutes } from "#app/core/requests/define-routes.ts";
import { loadExports, table } from "./load-modules.ts";

function isRoutes(value: unknown): value is FeatureRoutes {
  return typeof value === "object" && value !== null && "room" in value && "routes" in value;
}

export async function describeRoutes(): Promise<string> {
  const found = await loadExports("app/{features,portals}/*/*.routes.ts", isRoutes);
  const rows = found.flatMap(({ value }) =>
    value.routes.map((route) => [
      `\`${route.path}\``,
      value.room,
      route.access === "everyone" ? "everyone" : route.access.join(", "),
      route.layout,
      route.cache ? "yes" : "",
      route.sitemap ? "yes" : "",
      `\`app/${route.file}\``,
    ]),
  );
  const head = ["address", "room", "who may open it", "layout", "page cache", "sitemap", "file"];
  const sorted = rows.sort(([left = ""], [right = ""]) => (left < right ? -1 : 1));
  return ["# Every address", `${rows.length} addresses.`, table(head, sorted)].join("\n\n");
}
