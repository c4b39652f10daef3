import { defineList } from "#app/core/lists/list-query.ts";
import { recordFields } from "./record-fields.ts";

export type FieldChange = { field: string; before: string; after: string };

export type RecordChange = {
  seq: number;
  at: string;
  who: string;
  what: string;
  reason: string | null;
  changes: FieldChange[];
};

export const recordHistoryList = defineList({
  filters: { field: { label: "Field", options: Object.keys(recordFields) } },
  sorts: { newest: { label: "Newest first", cursor: ["integer"] } },
  defaultSort: "newest",
  pageSize: 20,
});
