import type { CursorKind } from "#app/core/lists/list-cursor.ts";
import type { SortSpec } from "#app/core/lists/list-query.ts";

type BothWays<K extends string> = `${K}_up` | `${K}_down`;

/** Each column that can be sorted by, upwards and downwards: "premium" makes premium_up and premium_down. */
export function bothWays<const K extends string>(
  columns: Readonly<Record<K, CursorKind>>,
): { readonly [key in BothWays<K>]: SortSpec } {
  const entries = Object.entries<CursorKind>(columns).flatMap(([name, kind]) =>
    ["up", "down"].map((way) => [`${name}_${way}`, { cursor: [kind, "id"] as CursorKind[] }]),
  );
  return Object.fromEntries(entries) as { [key in BothWays<K>]: SortSpec };
}
