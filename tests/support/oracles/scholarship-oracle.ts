import { levelFilters, parseLevelSlug, rungOf } from "#app/features/scholarships/catalogue/levels.ts";
import type { ScholarshipRecord } from "#app/features/scholarships/catalogue/scholarship-record.ts";
import { judge } from "#app/features/scholarships/eligibility/eligibility.ts";
import type { Profile } from "#app/features/scholarships/eligibility/profile.ts";
import { deadlineOn } from "#app/features/scholarships/views/deadline.ts";
import type { Standing } from "#app/features/scholarships/views/standing.ts";
import { SearchOracle } from "./search-oracle.ts";

export interface OracleQuery {
  readonly search: string;
  /** Of several one is enough. */
  readonly category?: string | readonly string[];
  readonly providerType?: string | readonly string[];
  readonly level?: string | readonly string[];
  readonly state?: string | readonly string[];
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
    const { levels, states } = criteria;
    if (!isOneOf(category, (wanted) => record.category === wanted)) return false;
    if (!isOneOf(providerType, (wanted) => record.providerType === wanted)) return false;
    if (!isOneOf(state, (wanted) => !states || (states as string[]).includes(wanted))) return false;
    if (status && deadlineOn(record, day).status.toLowerCase() !== status) return false;
    return isOneOf(query.level, (wanted) => {
      const range = levelFilters.find(({ id }) => id === wanted) ?? parseLevelSlug(wanted);
      if (!range || !levels) return true;
      return rungOf(levels.from) <= rungOf(range.to) && rungOf(levels.to) >= rungOf(range.from);
    });
  }
}

/** Nothing wanted, or one of what is wanted is so. */
function isOneOf(wanted: string | readonly string[] | undefined, isSo: (value: string) => boolean): boolean {
  const list = [wanted ?? []].flat();
  return list.length === 0 || list.some(isSo);
}

export function textOf({ title, provider, description }: ScholarshipRecord): string {
  return [title, provider, description].join("\n");
}
