import type { ListQuery } from "./list-query.ts";

export const deskExports = [
  "sessions",
  "erasure-requests",
  "regional-support",
  "scholarships",
  "assisted",
  "escalations",
] as const;
export type DeskExport = (typeof deskExports)[number];

/** The file of a list, narrowed as the page is. */
export function exportHref(name: DeskExport, query: Pick<ListQuery, "toUrl">): string {
  const [, parameters] = query.toUrl().split("?");
  return `/admin/export/${name}/file.csv${parameters ? `?${parameters}` : ""}`;
}
