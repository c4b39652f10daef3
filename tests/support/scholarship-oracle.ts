import { deadlineOn } from "#app/features/scholarships/deadline.ts";
import { isWithinSlips, slipsAllowed } from "#app/features/scholarships/edit-distance.ts";
import { judge } from "#app/features/scholarships/eligibility.ts";
import { levelFilters, parseLevelSlug, rungOf } from "#app/features/scholarships/levels.ts";
import type { Profile } from "#app/features/scholarships/profile.ts";
import type { ScholarshipRecord } from "#app/features/scholarships/scholarship-record.ts";
import { segmentsOf } from "#app/features/scholarships/search-synonyms.ts";
import { wordsOf } from "#app/features/scholarships/search-text.ts";

export interface OracleQuery {
  readonly search: string;
  readonly category?: string;
  readonly providerType?: string;
  readonly level?: string;
  readonly state?: string;
  readonly status?: string;
  readonly here?: string;
}

export interface OracleRecord extends ScholarshipRecord {
  readonly id: number;
}

/**
 * The catalogue's search and filters said once more, record by record, with no index at all: what the list
 * must give, at any size that can be waited for.
 */
export class ScholarshipOracle {
  readonly #records: readonly OracleRecord[];
  readonly #words: ReadonlyMap<number, readonly string[]>;
  readonly #vocabulary: readonly string[];
  /** Whether a word stands anywhere at all: the one thing that is not asked of each record anew. */
  readonly #known = new Map<string, boolean>();

  constructor(records: readonly OracleRecord[]) {
    this.#records = records;
    this.#words = new Map(records.map((record) => [record.id, wordsOf(textOf(record))]));
    this.#vocabulary = [...new Set([...this.#words.values()].flat())];
  }

  find(query: OracleQuery, day: string): OracleRecord[] {
    return this.#records.filter(
      (record) => this.#passes(record, query, day) && this.#answers(record, query.search),
    );
  }

  eligible(records: readonly OracleRecord[], profile: Profile, day: string): OracleRecord[] {
    return records.filter(({ criteria }) => judge(criteria, profile, day).verdict === "eligible");
  }

  #passes({ criteria, ...record }: OracleRecord, query: OracleQuery, day: string): boolean {
    const { category, providerType, state, status, here } = query;
    // No record of a file is run here.
    if (here) return false;
    if (category && record.category !== category) return false;
    if (providerType && record.providerType !== providerType) return false;
    if (state && criteria.states && !(criteria.states as string[]).includes(state)) return false;
    if (status && deadlineOn(record, day).status.toLowerCase() !== status) return false;
    if (!query.level || !criteria.levels) return true;
    const range = levelFilters.find(({ id }) => id === query.level) ?? parseLevelSlug(query.level);
    if (!range) return true;
    return (
      rungOf(criteria.levels.from) <= rungOf(range.to) && rungOf(criteria.levels.to) >= rungOf(range.from)
    );
  }

  #answers(record: OracleRecord, search: string): boolean {
    if (search === "") return true;
    const segments = segmentsOf(search);
    if (segments.length === 0) {
      return [record.title, record.provider, record.description].some((text) => text.includes(search));
    }
    const words = this.#words.get(record.id) ?? [];
    return segments.every(
      (segment) =>
        segment.words.every((word) => this.#has(words, word)) ||
        segment.synonyms.some((phrase) => phrase.every((word) => words.includes(word))),
    );
  }

  #has(words: readonly string[], wanted: string): boolean {
    const isKnown = this.#known.get(wanted) ?? this.#vocabulary.some((word) => word.includes(wanted));
    this.#known.set(wanted, isKnown);
    if (isKnown) return words.some((word) => word.includes(wanted));
    const slips = slipsAllowed(wanted);
    if (slips > 0 && words.some((word) => isWithinSlips(wanted, word, slips))) return true;
    for (let cut = 3; cut <= wanted.length - 3; cut += 1) {
      if (words.includes(wanted.slice(0, cut)) && words.includes(wanted.slice(cut))) return true;
    }
    return false;
  }
}

export function textOf({ title, provider, description }: ScholarshipRecord): string {
  return [title, provider, description].join("\n");
}
