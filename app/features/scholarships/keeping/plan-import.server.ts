import type { Tx } from "#app/db/opening/client.server.ts";
import type { PlannedRecord } from "../catalogue/import-plan.ts";
import { type PlacedRecord, storedOf } from "../server/catalogue/stored-of.server.ts";
import { listAuditedContent } from "../server/lifecycle/list-audited-content.server.ts";
import { differencesInWords } from "./differences-in-words.server.ts";

/** What would be written, held against what stands there now; nothing is written. */
export async function planImport(
  tx: Tx,
  fresh: readonly PlacedRecord[],
  changed: readonly PlacedRecord[],
  source: string,
): Promise<PlannedRecord[]> {
  const before = await listAuditedContent(
    tx,
    changed.map(({ place }) => place.id),
  );
  const planned = (entry: PlacedRecord, isNew: boolean): PlannedRecord => {
    const { row, record } = entry;
    const stored = storedOf(entry, source, 0);
    const after = {
      ...stored.row,
      criteria: stored.criteria,
      cycles: stored.cycles.toSorted((a, b) => a.closesOn.localeCompare(b.closesOn)),
    };
    const changes = isNew ? [] : differencesInWords(before.get(entry.place.id) ?? {}, after);
    return { row, slug: record.slug, title: record.title, isNew, changes };
  };
  return [...changed.map((entry) => planned(entry, false)), ...fresh.map((entry) => planned(entry, true))];
}
