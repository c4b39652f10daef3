import { createHash } from "node:crypto";
import { inArray, or, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { plainMessage } from "#app/core/forms/form.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { canonicalJson } from "#app/db/audit/canonical-json.ts";
import { changedFields } from "#app/db/audit/changed-fields.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { ReadFile } from "../../catalogue/import-format.ts";
import type { PlannedRecord } from "../../catalogue/import-plan.ts";
import type { ScholarshipRecord } from "../../catalogue/scholarship-record.ts";
import { scholarshipRecordSchema } from "../../catalogue/scholarship-record.ts";
import { noteChange } from "../../keeping/note-change.server.ts";
import { planImport } from "../../keeping/plan-import.server.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { listAuditedContent } from "../lifecycle/list-audited-content.server.ts";
import { nextRevision } from "./catalogue-version.server.ts";
import { storeScholarships } from "./store-scholarships.server.ts";
import { type CheckedRecord, type PlacedRecord, storedOf } from "./stored-of.server.ts";

export interface BadRow {
  readonly row: number;
  readonly slug: string | null;
  readonly messages: readonly string[];
}

export interface ImportReport {
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly bad: readonly BadRow[];
  /** Of a dry run: what it would write, the changed records first with the old and new of each field. */
  readonly plan: readonly PlannedRecord[];
}

export interface ImportOptions {
  /** The name of the collection; with the slug it says which record is which. */
  readonly source: string;
  /** Checks everything, also against the database, and writes nothing. */
  readonly dryRun?: boolean;
  /** New records are announced to the students they fit, changed ones to who saved them; not so the first filling. */
  readonly announce?: boolean;
  readonly onProgress?: (done: number, of: number) => void;
}

const CHUNK = 400;

/**
 * Brings a file's records into the catalogue. Bad rows are reported and left out, the others are written;
 * the same file again changes nothing.
 */
export async function importScholarships(
  actor: Actor,
  file: ReadFile,
  options: ImportOptions,
): Promise<ImportReport> {
  scholarshipPermissions.assertCan(actor, "scholarship.import");
  const { checked, bad } = checkRecords(file);
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const plan: PlannedRecord[] = [];
  for (let at = 0; at < checked.length; at += CHUNK) {
    const chunk = checked.slice(at, at + CHUNK);
    const done = await importChunk(actor, chunk, options);
    bad.push(...done.bad);
    plan.push(...done.plan);
    counts.created += done.created;
    counts.updated += done.updated;
    counts.unchanged += done.unchanged;
    options.onProgress?.(Math.min(at + CHUNK, checked.length), checked.length);
  }
  bad.sort((a, b) => a.row - b.row);
  return { rows: file.records.length, ...counts, bad, plan: changedFirst(plan) };
}

function changedFirst(plan: readonly PlannedRecord[]): PlannedRecord[] {
  return [...plan.filter(({ isNew }) => !isNew), ...plan.filter(({ isNew }) => isNew)];
}

/** Everything that can be said without the database. */
function checkRecords(file: ReadFile): { checked: CheckedRecord[]; bad: BadRow[] } {
  const bad: BadRow[] = file.problems.map(({ row, message }) => ({ row, slug: null, messages: [message] }));
  const checked: CheckedRecord[] = [];
  const rowOfSlug = new Map<string, number>();
  const rowOfId = new Map<number, number>();
  for (const { row, value } of file.records) {
    const slug = slugIn(value);
    const result = scholarshipRecordSchema.safeParse(value, { error: plainMessage });
    const messages = result.success
      ? []
      : result.error.issues.map((issue) => `${issue.path.join(".") || "The record"}: ${issue.message}`);
    const id = result.data?.id;
    const sameSlug = slug === null ? undefined : rowOfSlug.get(slug);
    const sameId = id === undefined ? undefined : rowOfId.get(id);
    if (sameSlug !== undefined) messages.push(`slug: "${slug}" already stands in row ${sameSlug}.`);
    if (sameId !== undefined) messages.push(`id: ${id} already stands in row ${sameId}.`);
    if (slug !== null && sameSlug === undefined) rowOfSlug.set(slug, row);
    if (id !== undefined && sameId === undefined) rowOfId.set(id, row);
    if (result.success && messages.length === 0) {
      checked.push({ row, record: result.data, hash: hashOf(result.data) });
    } else bad.push({ row, slug, messages });
  }
  return { checked, bad };
}

function slugIn(value: unknown): string | null {
  const slug = (value as { slug?: unknown } | null)?.slug;
  return typeof slug === "string" ? slug.slice(0, 80) : null;
}

function hashOf(record: ScholarshipRecord): string {
  return createHash("sha256").update(canonicalJson(record)).digest("hex");
}

async function importChunk(actor: Actor, chunk: readonly CheckedRecord[], options: ImportOptions) {
  return inTransaction(async (tx) => {
    const known = await findKnown(chunk);
    const bad: BadRow[] = [];
    const fresh: PlacedRecord[] = [];
    const changed: PlacedRecord[] = [];
    let unchanged = 0;
    const at = now();
    const announcedAt = (options.announce ?? true) ? null : at;
    for (const entry of chunk) {
      const { record } = entry;
      const own = known.bySlug.get(record.slug);
      const holder = record.id === undefined ? undefined : known.byNumber.get(record.id);
      if (own && own.source !== options.source) {
        bad.push(bring(entry, `slug: "${record.slug}" belongs to a scholarship of another source.`));
      } else if (!own && holder) {
        bad.push(bring(entry, `id: ${record.id} belongs to another scholarship ("${holder.slug}").`));
      } else if (own?.contentHash === entry.hash) unchanged += 1;
      else if (own) changed.push({ ...entry, place: own });
      else {
        const place = { id: newId(), status: "active", createdAt: at, publishedAt: at, announcedAt } as const;
        fresh.push({ ...entry, place });
      }
    }
    const { source } = options;
    const plan = options.dryRun
      ? await planImport(tx, fresh, changed, source)
      : await writeChunk(tx, actor, fresh, changed, options);
    return { created: fresh.length, updated: changed.length, unchanged, bad, plan };
  });
}

function bring({ row, record }: CheckedRecord, message: string): BadRow {
  return { row, slug: record.slug, messages: [message] };
}

async function findKnown(chunk: readonly CheckedRecord[]) {
  const slugs = chunk.map(({ record }) => record.slug);
  const numbers = chunk.flatMap(({ record }) => (record.id === undefined ? [] : [record.id]));
  const rows = await database()
    .select({
      id: scholarship.id,
      number: scholarship.number,
      slug: scholarship.slug,
      source: scholarship.source,
      contentHash: scholarship.contentHash,
      status: scholarship.status,
      createdAt: scholarship.createdAt,
      publishedAt: scholarship.publishedAt,
      announcedAt: scholarship.announcedAt,
    })
    .from(scholarship)
    .where(or(inArray(scholarship.slug, slugs), inArray(scholarship.number, numbers)));
  return {
    bySlug: new Map(rows.map((row) => [row.slug, row])),
    byNumber: new Map(rows.map((row) => [row.number, row])),
  };
}

async function writeChunk(
  tx: Tx,
  actor: Actor,
  fresh: readonly PlacedRecord[],
  changed: readonly PlacedRecord[],
  { source, announce = true }: ImportOptions,
): Promise<[]> {
  if (fresh.length + changed.length === 0) return [];
  const known = changed.map(({ place }) => place.id);
  const before = await listAuditedContent(tx, known);
  const revision = await nextRevision(tx);
  await storeScholarships(tx, [
    ...fresh.map((entry) => storedOf(entry, source, revision, entry.record.id)),
    ...changed.map((entry) => storedOf(entry, source, revision)),
  ]);
  if (fresh.some(({ record }) => record.id !== undefined)) {
    // Numbers given by the file were not drawn from the sequence: the next one drawn must lie beyond them.
    await tx.execute(sql`select setval(pg_get_serial_sequence('scholarship', 'number'),
      (select max(${scholarship.number}) from ${scholarship}))`);
  }
  for (const [id, after] of await listAuditedContent(tx, known)) {
    const details = changedFields(before.get(id) ?? {}, after);
    await writeAudit(tx, {
      chain: `scholarship:${id}`,
      actor,
      event: "scholarship.update_by_import",
      details,
    });
    if (announce) await noteChange(tx, { id, revision }, before.get(id), after);
  }
  await writeAudit(tx, {
    chain: `scholarship-import:${source}`,
    actor,
    event: "scholarship.imported",
    details: { created: fresh.length, updated: changed.length, revision },
  });
  return [];
}
