import { and, asc, eq, gt, sql } from "drizzle-orm";
import { defaultLanguage, languages } from "#app/core/words/i18n.ts";
import { connection, currentTransaction, database } from "#app/db/opening/client.server.ts";
import { readFresh } from "#app/db/read-once.server.ts";
import { scholarshipRule } from "#app/db/schema/scholarship-rules.ts";
import { scholarship, scholarshipCycle } from "#app/db/schema/scholarships.ts";
import type { Criteria } from "../../eligibility/criteria.ts";
import { publicStatuses, stopOf } from "../../scholarship-status.ts";
import { searchKeysOf } from "../../search/search-keys.ts";
import type { Cycle, Season } from "../../views/deadline.ts";
import { phraseIn } from "../words/phrase-in.server.ts";
import type { IndexedScholarship } from "./catalogue-index.server.ts";
import { CatalogueIndex } from "./catalogue-index.server.ts";
import { catalogueVersion } from "./catalogue-version.server.ts";
import { otherTitles } from "./catalogue-words.server.ts";

const BATCH = 2000;

interface Holder {
  index: CatalogueIndex | null;
  loading: Promise<CatalogueIndex> | null;
}

// One per database: a test brings its own, and must not see the records of another.
const holders = new WeakMap<object, Holder>();

function holder(): Holder {
  const key = connection();
  const known = holders.get(key);
  if (known) return known;
  const made: Holder = { index: null, loading: null };
  holders.set(key, made);
  return made;
}

/** Reads what changed after this version, once for all who wait for it; null is content with any version. */
export async function refreshCatalogue(seenVersion: number | null): Promise<CatalogueIndex> {
  // A transaction may see what nobody else may see yet: it gets an index of its own, and leaves none behind.
  if (currentTransaction()) return refreshed(null);
  const own = holder();
  if (own.index && seenVersion === null) return own.index;
  if (own.loading) return own.loading;
  if (own.index && own.index.version !== seenVersion) return own.index;
  // For all who wait for it, not for the request that happens to be the first.
  own.loading = readFresh(() => refreshed(own.index));
  try {
    own.index = await own.loading;
    return own.index;
  } finally {
    own.loading = null;
  }
}

async function refreshed(known: CatalogueIndex | null): Promise<CatalogueIndex> {
  const [row] = await database().select({ version: catalogueVersion }).from(sql`(select 1) as one`);
  const version = row?.version ?? 0;
  const canGoOn = known !== null && known.version <= version && !known.isWorn;
  const index = canGoOn ? known : new CatalogueIndex();
  await readInto(index, canGoOn ? known.version : -1);
  index.settle(version);
  return index;
}

async function readInto(index: CatalogueIndex, afterRevision: number): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await readBatch(afterRevision, after);
    for (const { status, ...record } of rows) {
      if (publicStatuses.includes(status)) index.put(toIndexed(record, stopOf(status)));
      else index.remove(record.number);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.number;
  }
}

type Row = Omit<Awaited<ReturnType<typeof readBatch>>[number], "status">;

function readBatch(afterRevision: number, afterNumber: number) {
  const cycles = sql<Cycle[] | null>`(select json_agg(json_build_object(
    'opensOn', ${scholarshipCycle.opensOn}, 'closesOn', ${scholarshipCycle.closesOn}, 'basis', ${scholarshipCycle.basis}))
    from ${scholarshipCycle} where ${scholarshipCycle.scholarshipId} = ${scholarship.id})`;
  return database()
    .select({
      number: scholarship.number,
      title: scholarship.title,
      provider: scholarship.provider,
      description: scholarship.description,
      criteria: scholarship.criteria,
      eligibility: scholarship.eligibility,
      benefits: scholarship.benefits,
      words: scholarship.words,
      amountText: scholarship.amountText,
      applicationProcess: scholarship.applicationProcess,
      category: scholarship.category,
      providerType: scholarship.providerType,
      levelFrom: scholarshipRule.levelFrom,
      levelTo: scholarshipRule.levelTo,
      states: scholarshipRule.states,
      amountMinPaise: scholarship.amountMinPaise,
      amountMaxPaise: scholarship.amountMaxPaise,
      amountPeriod: scholarship.amountPeriod,
      publishedAt: scholarship.publishedAt,
      runHere: scholarship.runHere,
      status: scholarship.status,
      season: scholarship.season,
      cycles,
    })
    .from(scholarship)
    .innerJoin(scholarshipRule, eq(scholarshipRule.number, scholarship.number))
    .where(and(gt(scholarship.revision, afterRevision), gt(scholarship.number, afterNumber)))
    .orderBy(asc(scholarship.number))
    .limit(BATCH);
}

/** S20: who types a benefit in her own script finds what is said of it there. */
function inOthers(sentences: readonly string[]): string[] {
  return languages
    .filter((language) => language !== defaultLanguage)
    .flatMap((language) => sentences.map((sentence) => phraseIn(sentence, language)))
    .filter(({ language }) => language !== defaultLanguage)
    .map(({ text }) => text);
}

function toIndexed(row: Row, stop: IndexedScholarship["stop"]): IndexedScholarship {
  const { amountMinPaise, amountMaxPaise, publishedAt, season, cycles, criteria, ...texts } = row;
  const { eligibility, benefits, words, amountText, applicationProcess, ...rest } = texts;
  const { questions, notes } = criteria as Criteria;
  const asked = questions.map(({ text }) => text);
  return {
    ...rest,
    notes: notes.length,
    keys: searchKeysOf({ ...rest, criteria: criteria as Criteria }),
    more: [
      ...eligibility,
      ...benefits,
      ...asked,
      ...notes,
      amountText,
      applicationProcess,
      ...inOthers(benefits),
    ].join("\n"),
    otherTitles: otherTitles({ ...rest, words }),
    amountPaise: amountMaxPaise ?? amountMinPaise,
    publishedMs: publishedAt?.getTime() ?? 0,
    stop,
    schedule: { season: interned(season as Season), cycles: cycles ?? [] },
  };
}

// There are a few dozen seasons for all scholarships: one object each, known again by its identity.
const seasons = new Map<string, Season>();

function interned(season: Season): Season {
  const key = JSON.stringify(season);
  const known = seasons.get(key);
  if (known) return known;
  seasons.set(key, season);
  return season;
}
