import { defineList } from "#app/core/lists/list-query.ts";
import { sessionKinds, talkLanguages } from "./counsellor-duties.ts";

/** Who gives sessions, by name. */
export const counsellorList = defineList({
  search: true,
  filters: {
    state: { options: ["active", "away"], label: "State" },
    kind: { options: sessionKinds, label: "Gives" },
    language: { options: talkLanguages, label: "Speaks" },
  },
  sorts: { name: { label: "Name", cursor: ["text", "id"] } },
  defaultSort: "name",
  pageSize: 20,
});
