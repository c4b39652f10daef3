import type { FieldChange } from "../keeping/record-change.ts";

/** What an import would do with one record. */
export type PlannedRecord = {
  readonly row: number;
  readonly slug: string;
  readonly title: string;
  readonly isNew: boolean;
  /** The old and the new of each field; a new record has none. */
  readonly changes: readonly FieldChange[];
};
