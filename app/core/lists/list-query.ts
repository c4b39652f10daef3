import { hasForbiddenCharacters } from "../forms/forbidden-characters.ts";
import { ofOnePage, ROW_PARAMETER } from "../passing-parameters.ts";
import type { Cursor, CursorKind } from "./list-cursor.ts";
import { readCursor } from "./list-cursor.ts";
import { MOST_COUNTED } from "./total-text.ts";

export interface FilterSpec {
  /** The values it takes. Leave it out for free values that `accepts` judges (a year, a district). */
  readonly options?: readonly string[];
  readonly accepts?: (value: string) => boolean;
  /** The name in notes and summaries. */
  readonly label?: string;
  /** Several values at once: ?status=draft&status=approved */
  readonly multiple?: boolean;
}

export interface SortSpec {
  readonly label?: string;
  /** What a cursor of this sort holds, in the order of its columns; the last one is the row id. */
  readonly cursor: readonly CursorKind[];
}

export interface ListSpec<F extends string = string, S extends string = string> {
  /** Whether the list has a search field. */
  readonly search?: boolean;
  readonly filters: { readonly [key in F]: FilterSpec };
  readonly sorts: { readonly [key in S]: SortSpec };
  // Not a place to learn the sorts from: only `sorts` names them.
  readonly defaultSort: NoInfer<S>;
  /** How many rows a page has, unless the reader asks for another of `pageSizes`. */
  readonly pageSize: number;
  /** What the reader may choose; an empty list means that nobody chooses. */
  readonly pageSizes?: readonly number[];
}

/** Desks work through long lists: they choose how much of one they see. */
const usualPageSizes = [20, 50, 100];

export interface ListQuery<F extends string = string, S extends string = string> {
  readonly search: string;
  /** The chosen values of each filter; an empty list means all. */
  readonly filters: { readonly [key in F]: readonly string[] };
  readonly sort: S;
  readonly cursor: Cursor | null;
  readonly pageSize: number;
  /** The page begins with this row of the list; null where its cursor says where. */
  readonly fromRow: number | null;
  /** What was ignored, in plain words, to be shown above the list. */
  readonly notes: readonly string[];
  /** Something narrows the list down: decides between "nothing here yet" and "nothing matches". */
  readonly isNarrowed: boolean;
  /** The address of the same list with changes; everything else in the address stays. */
  toUrl(changes?: ListChanges<F, S>): string;
}

export interface ListChanges<F extends string, S extends string> {
  readonly search?: string | null;
  readonly filters?: { readonly [key in F]?: string | readonly string[] | null };
  readonly sort?: S | null;
  readonly cursor?: string | null;
}

export const SEARCH_PARAMETER = "q";
export const SORT_PARAMETER = "sort";
export const CURSOR_PARAMETER = "cursor";
export const ROWS_PARAMETER = "rows";
const MAX_SEARCH_LENGTH = 100;
const MAX_FILTER_VALUE_LENGTH = 100;

const reserved = [SEARCH_PARAMETER, SORT_PARAMETER, CURSOR_PARAMETER, ROWS_PARAMETER, ROW_PARAMETER];

export function defineList<const F extends string, const S extends string>(
  spec: ListSpec<F, S>,
): ListSpec<F, S> {
  const clash = Object.keys(spec.filters).find((key) => reserved.includes(key));
  if (clash) throw new Error(`"${clash}" is reserved and cannot name a filter`);
  return spec;
}

/** Never throws: whatever does not fit is left out, with a note. */
export function parseListQuery<F extends string, S extends string>(
  spec: ListSpec<F, S>,
  address: URL | string,
): ListQuery<F, S> {
  const url = typeof address === "string" ? new URL(address, "http://localhost") : address;
  const parameters = url.searchParams;
  const notes: string[] = [];

  const search = spec.search ? readSearch(parameters, notes) : "";
  const filters = Object.fromEntries(
    Object.entries<FilterSpec>(spec.filters).map(([key, filter]) => [
      key,
      readFilter(key, filter, parameters, notes),
    ]),
  ) as { [key in F]: string[] };
  const sort = readSort(spec, parameters, notes);
  const cursorText = parameters.get(CURSOR_PARAMETER);
  const cursor = cursorText ? readCursor(cursorText, sort, spec.sorts[sort].cursor) : null;
  if (cursorText && !cursor) notes.push("That page link is out of date, so this is the first page.");

  return {
    search,
    filters,
    sort,
    cursor,
    pageSize: readPageSize(spec, parameters),
    fromRow: cursorText ? null : readRow(spec, parameters),
    notes,
    isNarrowed: search !== "" || Object.values<string[]>(filters).some((values) => values.length > 0),
    toUrl: (changes = {}) => changedUrl(spec, url, changes),
  };
}

/** The sizes that a reader of this list can choose from, its usual one among them. */
export function pageSizesOf({
  pageSize,
  pageSizes = usualPageSizes,
}: Pick<ListSpec, "pageSize" | "pageSizes">) {
  return [...new Set([...pageSizes, pageSize])].toSorted((one, other) => one - other);
}

function readPageSize(spec: Pick<ListSpec, "pageSize" | "pageSizes">, parameters: URLSearchParams): number {
  const wish = Number(parameters.get(ROWS_PARAMETER));
  return pageSizesOf(spec).includes(wish) ? wish : spec.pageSize;
}

/** Nobody jumps in the public catalogue, whose pages have one size. */
function readRow({ pageSizes }: Pick<ListSpec, "pageSizes">, parameters: URLSearchParams): number | null {
  const wish = Number(parameters.get(ROW_PARAMETER));
  const fits = pageSizes?.length !== 0 && Number.isInteger(wish) && wish > 1;
  return fits ? Math.min(wish, MOST_COUNTED) : null;
}

function readSearch(parameters: URLSearchParams, notes: string[]): string {
  const text = (parameters.get(SEARCH_PARAMETER) ?? "").normalize("NFC").trim().replace(/\s+/g, " ");
  if (hasForbiddenCharacters(text)) {
    notes.push("The search had hidden characters in it and was left out.");
    return "";
  }
  const points = [...text];
  if (points.length <= MAX_SEARCH_LENGTH) return text;
  notes.push(`Only the first ${MAX_SEARCH_LENGTH} characters were searched for.`);
  return points.slice(0, MAX_SEARCH_LENGTH).join("").trim();
}

function readFilter(key: string, filter: FilterSpec, parameters: URLSearchParams, notes: string[]): string[] {
  const given = [...new Set(parameters.getAll(key).filter((value) => value !== ""))];
  const known = given.filter((value) => fits(filter, value));
  const chosen = filter.multiple ? known : known.slice(0, 1);
  // The value itself is not repeated: it is the client's text, not ours.
  if (chosen.length < given.length)
    notes.push(`A choice under "${filter.label ?? key}" was not known and was left out.`);
  return chosen;
}

function fits(filter: FilterSpec, value: string): boolean {
  if (value.length > MAX_FILTER_VALUE_LENGTH || hasForbiddenCharacters(value)) return false;
  if (filter.options?.includes(value)) return true;
  return filter.accepts?.(value) ?? false;
}

function readSort<F extends string, S extends string>(
  spec: ListSpec<F, S>,
  parameters: URLSearchParams,
  notes: string[],
): S {
  const wish = parameters.get(SORT_PARAMETER);
  if (!wish) return spec.defaultSort;
  if (Object.hasOwn(spec.sorts, wish)) return wish as S;
  notes.push("That order is not known, so the usual one is shown.");
  return spec.defaultSort;
}

function changedUrl<F extends string, S extends string>(
  spec: ListSpec<F, S>,
  url: URL,
  changes: ListChanges<F, S>,
): string {
  const parameters = new URLSearchParams(url.searchParams);
  if (changes.search !== undefined) setAll(parameters, SEARCH_PARAMETER, changes.search);
  for (const [key, value] of Object.entries<string | readonly string[] | null | undefined>(
    changes.filters ?? {},
  )) {
    if (value !== undefined) setAll(parameters, key, value);
  }
  if (changes.sort !== undefined) {
    setAll(parameters, SORT_PARAMETER, changes.sort === spec.defaultSort ? null : changes.sort);
  }
  // What was said once is not said again, and another page has other rows.
  for (const name of ofOnePage) parameters.delete(name);
  // Any other change makes another list, and a cursor points into this one.
  setAll(parameters, CURSOR_PARAMETER, changes.cursor ?? null);
  const query = parameters.toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}

function setAll(parameters: URLSearchParams, key: string, value: string | readonly string[] | null): void {
  parameters.delete(key);
  const values = value === null ? [] : typeof value === "string" ? [value] : value;
  for (const entry of values) if (entry !== "") parameters.append(key, entry);
}
