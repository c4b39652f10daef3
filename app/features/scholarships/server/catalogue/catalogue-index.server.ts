import type { IstDay } from "#app/core/clock.ts";
import type { AmountPeriod, Category, ProviderType } from "../../catalogue/catalogue-options.ts";
import { highestRung, lowestRung } from "../../catalogue/levels.ts";
import type { Bits } from "../../eligibility/bitset.ts";
import { addBit, emptyBits, grownBits, removeBit, unite } from "../../eligibility/bitset.ts";
import type { ScholarshipStop } from "../../scholarship-status.ts";
import type { SearchedText, SearchResult } from "../../search/catalogue-search.server.ts";
import { CatalogueSearch } from "../../search/catalogue-search.server.ts";
import type { Deadline, OpenStatus, Schedule, Season } from "../../views/deadline.ts";
import { deadlineOn, deadlineSortKey } from "../../views/deadline.ts";
import { EVERYWHERE, facetKeysOf } from "./facet-keys-of.server.ts";

/** What the index knows of a scholarship. Everything else is read from the database for the rows of a page. */
export interface IndexedScholarship extends SearchedText {
  readonly number: number;
  /** Whom it is for, as `searchKeysOf` says it. */
  readonly keys: readonly string[];
  readonly category: Category;
  readonly providerType: ProviderType;
  readonly levelFrom: number | null;
  readonly levelTo: number | null;
  /** As in `scholarship_rule`; null for all. */
  readonly states: bigint | null;
  readonly amountPaise: number | null;
  readonly amountPeriod: AmountPeriod;
  readonly publishedMs: number;
  readonly runHere: boolean;
  readonly stop: ScholarshipStop;
  readonly schedule: Schedule;
  /** How many of its rules only people can judge. */
  readonly notes: number;
}

type Entry = Omit<IndexedScholarship, keyof SearchedText | "keys">;

export const scholarshipSorts = ["relevance", "deadline", "amount", "newest"] as const;
export type ScholarshipSort = (typeof scholarshipSorts)[number];

/** Slots in the order of a sort, and the key of each; smaller keys come first, then smaller numbers. */
export interface SortedSlots {
  readonly slots: Int32Array;
  /** Where a slot stands in that order. */
  readonly places: Int32Array;
  readonly keys: Float64Array;
}

export interface DayView {
  readonly deadlines: readonly (Deadline | undefined)[];
  readonly byStatus: Readonly<Record<OpenStatus, Bits>>;
}

const REMEMBERED_DAYS = 4;
const REMEMBERED_SEARCHES = 32;

/**
 * The public catalogue in memory, as bits and sort orders: a cache of the database that can be lost, and that
 * knows the content version it shows. A changed record gets a new slot, so nothing has to be taken out.
 */
export class CatalogueIndex {
  version = 0;
  readonly #search = new CatalogueSearch();
  readonly #entries: Entry[] = [];
  readonly #slotOf = new Map<number, number>();
  #live: Bits = emptyBits(64);
  readonly #facets = new Map<string, Bits>();
  /** The records of each state with those for all states, made when asked for. */
  readonly #withEverywhere = new Map<string, Bits>();
  readonly #orders = new Map<string, SortedSlots>();
  readonly #days = new Map<IstDay, DayView>();
  /** Whoever turns the page or sets a filter asks the same again. */
  readonly #searches = new Map<string, SearchResult | null>();

  /** All that counts. */
  get live(): Bits {
    return this.#live;
  }

  get count(): number {
    return this.#slotOf.size;
  }

  get slots(): number {
    return this.#entries.length;
  }

  entry(slot: number): Entry {
    return this.#entries[slot] as Entry;
  }

  slotOf(number: number): number | undefined {
    return this.#slotOf.get(number);
  }

  put(record: IndexedScholarship): void {
    this.remove(record.number);
    const { title, provider, description, more, otherTitles, keys, ...entry } = record;
    const slot = this.#entries.length;
    this.#entries.push(entry);
    this.#slotOf.set(entry.number, slot);
    this.#live = grownBits(this.#live, slot + 1);
    addBit(this.#live, slot);
    this.#search.add(slot, { title, provider, description, more, otherTitles });
    for (const key of [...facetKeysOf(entry), ...keys.map((key) => `for:${key}`)]) {
      const bits = grownBits(this.#facets.get(key) ?? emptyBits(64), slot + 1);
      addBit(bits, slot);
      this.#facets.set(key, bits);
    }
    this.#withEverywhere.clear();
  }

  remove(number: number): void {
    const slot = this.#slotOf.get(number);
    if (slot === undefined) return;
    this.#slotOf.delete(number);
    removeBit(this.#live, slot);
  }

  /** After a batch of changes. */
  settle(version: number): void {
    this.version = version;
    this.#search.settle();
    this.#orders.clear();
    this.#days.clear();
    this.#searches.clear();
  }

  /** More is dead than alive: better to begin anew. */
  get isWorn(): boolean {
    return this.#entries.length > 1000 && this.#entries.length > 2 * this.#slotOf.size;
  }

  search(query: string): SearchResult | null {
    const known = this.#searches.get(query);
    if (known !== undefined) return known;
    const keyed = (key: string) => this.#facets.get(`for:${key}`) ?? emptyBits(0);
    const catalogue = { live: this.#live, slots: this.#entries.length, keyed };
    const found = this.#search.find(query, catalogue);
    if (this.#searches.size >= REMEMBERED_SEARCHES) this.#searches.clear();
    this.#searches.set(query, found);
    return found;
  }

  /** The records behind an option, for example "category:merit". */
  facet(key: string): Bits {
    if (!key.startsWith("state:")) return this.#facets.get(key) ?? emptyBits(0);
    const known = this.#withEverywhere.get(key);
    if (known) return known;
    const bits = emptyBits(this.#entries.length);
    for (const part of [key, EVERYWHERE]) unite(bits, this.#facets.get(part) ?? emptyBits(0));
    this.#withEverywhere.set(key, bits);
    return bits;
  }

  /** The records that overlap a range of levels; those for all levels always do. */
  overlapping(from: number, to: number): Bits {
    const bits = emptyBits(this.#entries.length);
    this.#entries.forEach((entry, slot) => {
      if ((entry.levelFrom ?? lowestRung) <= to && (entry.levelTo ?? highestRung) >= from) addBit(bits, slot);
    });
    return bits;
  }

  onDay(day: IstDay): DayView {
    const known = this.#days.get(day);
    if (known) return known;
    const byStatus = {
      Open: emptyBits(this.#entries.length),
      Closed: emptyBits(this.#entries.length),
      Unknown: emptyBits(this.#entries.length),
    };
    // Most have no announced round: then the season alone decides, and there are few of those.
    const bySeason = new Map<Season, Deadline>();
    const deadlines = this.#entries.map((entry, slot) => {
      if (this.#slotOf.get(entry.number) !== slot) return undefined;
      const { cycles, season } = entry.schedule;
      const isPlain = cycles.length === 0 && entry.stop === null;
      const deadline = (isPlain && bySeason.get(season)) || deadlineOf(entry, day);
      if (isPlain) bySeason.set(season, deadline);
      addBit(byStatus[deadline.status], slot);
      return deadline;
    });
    return remember(this.#days, day, { deadlines, byStatus });
  }

  sorted(sort: ScholarshipSort, day: IstDay): SortedSlots {
    const isOfDay = sort === "deadline" || sort === "relevance";
    const key = isOfDay ? `deadline:${day}` : sort;
    return this.#orders.get(key) ?? remember(this.#orders, key, this.#sort(sort, day));
  }

  #sort(sort: ScholarshipSort, day: IstDay): SortedSlots {
    const keys = new Float64Array(this.#entries.length);
    const view = sort === "deadline" || sort === "relevance" ? this.onDay(day) : null;
    const slots = Int32Array.from(this.#slotOf.values());
    for (const slot of slots) keys[slot] = sortKey(sort, this.entry(slot), view?.deadlines[slot]);
    slots.sort(
      (a, b) => (keys[a] as number) - (keys[b] as number) || this.entry(a).number - this.entry(b).number,
    );
    const places = new Int32Array(this.#entries.length);
    slots.forEach((slot, place) => {
      places[slot] = place;
    });
    return { slots, places, keys };
  }
}

export function deadlineOf({ stop, schedule }: Pick<Entry, "stop" | "schedule">, day: IstDay): Deadline {
  const deadline = deadlineOn(schedule, day);
  if (stop === null) return deadline;
  const stopped = { ...deadline, status: "Closed", daysLeft: null, closesOn: null } as const;
  // When its owner goes on nobody knows: the dates of the round promise nothing meanwhile.
  return stop === "paused" ? { ...stopped, basis: "paused", opensOn: null, expectedBy: null } : stopped;
}

function sortKey(sort: ScholarshipSort, entry: Entry, deadline: Deadline | undefined): number {
  switch (sort) {
    // What answers equally well: what closes first comes first, as by deadline.
    case "relevance":
    case "deadline":
      return deadline ? deadlineSortKey(deadline) : Number.MAX_SAFE_INTEGER;
    case "amount":
      return entry.amountPaise === null ? 0 : -yearly(entry.amountPaise, entry.amountPeriod);
    case "newest":
      return -entry.publishedMs;
  }
}

/** A monthly amount counts as a year of it, so that 37,000 a month comes before 1 lakh once. */
function yearly(amount: number, period: AmountPeriod): number {
  return period === "month" ? amount * 12 : amount;
}

function remember<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): Value {
  if (map.size >= REMEMBERED_DAYS + scholarshipSorts.length) map.clear();
  map.set(key, value);
  return value;
}
