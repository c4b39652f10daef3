import type { CsvCell, CsvColumn } from "./csv.server.ts";
import { defineList, type FilterSpec, type ListQuery, type ListSpec, parseListQuery } from "./list-query.ts";
import { type ListView, listView } from "./list-view.ts";

/** A figure of a row: its head and its text stand in the table, on the phone's card and in the file. */
export interface ListColumn<Row> {
  readonly head: string;
  readonly kind?: "key" | "text" | "number" | "date" | "status" | "wide";
  readonly text: (row: Row) => CsvCell;
  /** Only in the table, or only in the file. */
  readonly only?: "table" | "file";
  /** Of a figure of the file alone: the head of the column it belongs to; they are hidden together. */
  readonly of?: string;
}

type Words = Readonly<Record<string, string>>;
interface WordedFilter extends Omit<FilterSpec, "options"> {
  readonly label: string;
  /** Value → word: the options of the filter, its dropdown and its chip. A function, where today decides. */
  readonly words: Words | (() => Words);
  /** Of a value that is accepted beside them: what its chip and the dropdown say. */
  readonly say?: (value: string) => string;
}

interface Parts<F extends string, S extends string, Row, C extends string>
  extends Omit<ListSpec<F, S>, "filters"> {
  /** Where the list lives; its file lies under `/export`. */
  readonly path: string;
  /** The name of the file, and of the list in the audit. */
  readonly name: string;
  readonly filters: { readonly [key in F]: WordedFilter };
  readonly columns: { readonly [key in C]: ListColumn<Row> };
}

export interface TableList<F extends string, S extends string, Row, C extends string = string> {
  readonly spec: ListSpec<F, S>;
  readonly path: string;
  readonly name: string;
  readonly columns: { readonly [key in C]: ListColumn<Row> };
  read(url: URL | string): ListQuery<F, S>;
  /** All around the list that its address decides: filters, chips, pages, the file. */
  view(query: ListQuery<F, S>, page: Found): ListView;
}

interface Found {
  readonly rows: readonly unknown[];
  readonly total: number | null;
  readonly next: string | null;
  readonly previous: string | null;
}

/** A list, written once: query, address, chips, table, card and file are read off it. */
export function tableList<Row>() {
  return <const F extends string, const S extends string, const C extends string>(
    parts: Parts<F, S, Row, C>,
  ): TableList<F, S, Row, C> => {
    const { path, name, columns, filters, ...rest } = parts;
    const wordsOf = (filter: WordedFilter, chosen: string | undefined): Words => {
      const words = typeof filter.words === "function" ? filter.words() : filter.words;
      const isOther = chosen !== undefined && !Object.hasOwn(words, chosen);
      return isOther && filter.say ? { [chosen]: filter.say(chosen), ...words } : words;
    };
    const specs = Object.entries<WordedFilter>(filters).map(([key, filter]) => [
      key,
      { ...filter, ...(typeof filter.words !== "function" && { options: Object.keys(filter.words) }) },
    ]);
    const spec = defineList({ ...rest, filters: Object.fromEntries(specs) }) as unknown as ListSpec<F, S>;
    return {
      spec,
      path,
      name,
      columns,
      read: (url) => parseListQuery(spec, url),
      view: (query, page) =>
        listView(
          path,
          spec,
          query,
          page,
          Object.fromEntries(
            Object.entries<WordedFilter>(filters).map(([key, filter]) => [
              key,
              wordsOf(filter, query.filters[key as F][0]),
            ]),
          ) as { [key in F]: Words },
        ),
    };
  };
}

/** What of a list's columns stands in its file. */
export function fileColumns<Row>({
  columns,
}: {
  readonly columns: Readonly<Record<string, ListColumn<Row>>>;
}): CsvColumn<Row>[] {
  return Object.values(columns)
    .filter(({ only }) => only !== "table")
    .map(({ head, text, of }) => ({ header: head, value: text, ...(of && { of }) }));
}
