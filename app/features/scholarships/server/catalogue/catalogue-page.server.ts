import type { Cursor } from "#app/core/lists/list-cursor.ts";
import { writeCursor } from "#app/core/lists/list-cursor.ts";
import type { Bits } from "../../eligibility/bitset.ts";
import { countBits, hasBit, listBits } from "../../eligibility/bitset.ts";
import type { CatalogueIndex, ScholarshipSort, SortedSlots } from "./catalogue-index.server.ts";

interface PageWish {
  readonly sort: ScholarshipSort;
  readonly cursor: Cursor | null;
  readonly pageSize: number;
}

/** Records that stand together; a smaller key comes first. */
export interface PageGroup {
  readonly key: number;
  readonly bits: Bits;
}

interface Found {
  readonly slot: number;
  readonly group: number;
}

/** Walks each group in the order of the sort, from the cursor on (or back from it), until the page is full. */
export function cataloguePage(
  index: CatalogueIndex,
  { sort, cursor, pageSize }: PageWish,
  order: SortedSlots,
  groups: readonly PageGroup[],
): { slots: number[]; next: string | null; previous: string | null } {
  const isBack = cursor?.direction === "before";
  const found = isBack
    ? walkBack(index, sort, cursor, order, groups, pageSize + 1)
    : walkOn(index, sort, cursor, order, groups, pageSize + 1);
  const hasMore = found.length > pageSize;
  const rows = found.slice(0, pageSize);
  if (isBack) rows.reverse();
  const cursorAt = (row: Found | undefined, direction: Cursor["direction"]) => {
    if (!row) return null;
    const values = [order.keys[row.slot] as number, index.entry(row.slot).number];
    if (sort === "relevance") values.unshift((groups[row.group] as PageGroup).key);
    return writeCursor(sort, direction, values);
  };
  return {
    slots: rows.map(({ slot }) => slot),
    next: isBack || hasMore ? cursorAt(rows.at(-1), "after") : null,
    previous: (isBack ? hasMore : cursor !== null) ? cursorAt(rows[0], "before") : null,
  };
}

function walkOn(
  index: CatalogueIndex,
  sort: ScholarshipSort,
  cursor: Cursor | null,
  order: SortedSlots,
  groups: readonly PageGroup[],
  wanted: number,
): Found[] {
  const found: Found[] = [];
  const wished = cursor ? groupKey(sort, cursor) : Number.NEGATIVE_INFINITY;
  for (let group = 0; group < groups.length && found.length < wanted; group += 1) {
    const { key } = groups[group] as PageGroup;
    if (key < wished) continue;
    const from = cursor && key === wished ? placeOf(index, order, cursor, true) : 0;
    for (const slot of slotsFrom(order, (groups[group] as PageGroup).bits, from, 1, wanted - found.length)) {
      found.push({ slot, group });
    }
  }
  return found;
}

function walkBack(
  index: CatalogueIndex,
  sort: ScholarshipSort,
  cursor: Cursor,
  order: SortedSlots,
  groups: readonly PageGroup[],
  wanted: number,
): Found[] {
  const found: Found[] = [];
  const wished = groupKey(sort, cursor);
  for (let group = groups.length - 1; group >= 0 && found.length < wanted; group -= 1) {
    const { key } = groups[group] as PageGroup;
    if (key > wished) continue;
    const last = order.slots.length - 1;
    const from = key === wished ? placeOf(index, order, cursor, false) - 1 : last;
    for (const slot of slotsFrom(order, (groups[group] as PageGroup).bits, from, -1, wanted - found.length)) {
      found.push({ slot, group });
    }
  }
  return found;
}

/** Below this it is cheaper to sort the few than to look for them among all. */
const FEW = 500;

/** The slots of a set in the order of the sort, from a place on, forwards or backwards. */
function slotsFrom(order: SortedSlots, bits: Bits, from: number, step: 1 | -1, wanted: number): number[] {
  if (countBits(bits) <= FEW) {
    const places = listBits(bits).map((slot) => order.places[slot] as number);
    const ahead = places.filter((place) => (step === 1 ? place >= from : place <= from));
    ahead.sort((a, b) => (a - b) * step);
    return ahead.slice(0, wanted).map((place) => order.slots[place] as number);
  }
  const slots: number[] = [];
  for (let at = from; at >= 0 && at < order.slots.length && slots.length < wanted; at += step) {
    const slot = order.slots[at] as number;
    if (hasBit(bits, slot)) slots.push(slot);
  }
  return slots;
}

/** A cursor by relevance begins with the key of its group; the other orders have one group of key 0. */
function groupKey(sort: ScholarshipSort, cursor: Cursor): number {
  return sort === "relevance" ? Number(cursor.values[0]) : 0;
}

/** The first place behind what the cursor names, or (not `beyond`) the place of it. */
function placeOf(
  index: CatalogueIndex,
  { slots, keys }: SortedSlots,
  cursor: Cursor,
  beyond: boolean,
): number {
  const key = Number(cursor.values.at(-2));
  const number = Number(cursor.values.at(-1));
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const slot = slots[middle] as number;
    const difference = (keys[slot] as number) - key || index.entry(slot).number - number;
    if (difference < 0 || (difference === 0 && beyond)) low = middle + 1;
    else high = middle;
  }
  return low;
}
