import { inArray } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { studentHelper } from "#app/db/schema/student-helpers.ts";
import { helperRow } from "./helper-row.server.ts";
import type { HelperKind } from "./helping-schema.ts";

/** Id → who it was, for the traces that name them. Nothing is asked where nobody helped. */
export async function namesOfHelpers(
  ids: readonly (string | null)[],
): Promise<Map<string, { readonly name: string; readonly kind: HelperKind }>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await database().select().from(studentHelper).where(inArray(studentHelper.id, wanted));
  return new Map(rows.map((row) => [row.id, { name: helperRow.nameOf(row), kind: row.kind }]));
}
