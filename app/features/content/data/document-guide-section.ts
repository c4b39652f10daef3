/** A printable or readable piece of a download or study material. */

export type DocumentTable = { columns: readonly string[]; rows: readonly (readonly string[])[] };

export type DocumentSection = {
  heading: string;
  paragraphs?: readonly string[];
  /** Plain bullet points. */
  items?: readonly string[];
  /** Points to tick off, each with a box. */
  checklist?: readonly string[];
  table?: DocumentTable;
};
