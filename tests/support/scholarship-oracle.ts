import { deadlineOn } from "#app/features/scholarships/deadline.ts";
import { judge } from "#app/features/scholarships/eligibility.ts";
import { levelFilters, parseLevelSlug, rungOf } from "#app/features/scholarships/levels.ts";
import type { Profile } from "#app/features/scholarships/profile.ts";
import type { ScholarshipRecord } from "#app/features/scholarships/scholarship-record.ts";
import type { Standing } from "#app/features/scholarships/standing.ts";
import { SearchOracle } from "./search-oracle.ts";

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
  readonly #search: SearchOracle;

  constructor(records: readonly OracleRecord[]) {
    this.#records = records;
    this.#search = new SearchOracle(records);
  }

  find(query: OracleQuery, day: string): OracleRecord[] {
    const answering = this.#search.find(query.search);
    return this.#records.filter(
      (record) => this.#passes(record, query, day) && (answering === null || answering.has(record.id)),
    );
  }

  /** Where a record stands for a profile, from judge() and the dates alone. */
  standing(record: OracleRecord, profile: Profile, day: string): Standing {
    const outcomes = judge(record.criteria, profile, day).criteria.map(({ outcome }) => outcome);
    if (outcomes.includes("notMet")) return "notForYou";
    const { status, opensOn } = deadlineOn(record, day);
    if (status === "Open") {
      const unknown = outcomes.filter((outcome) => outcome === "unknown").length;
      return unknown === 0 ? "canApply" : unknown === 1 ? "oneMissing" : "someMissing";
    }
    return status === "Unknown" || opensOn ? "opensSoon" : "closed";
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
}

export function textOf({ title, provider, description }: ScholarshipRecord): string {
  return [title, provider, description].join("\n");
}
