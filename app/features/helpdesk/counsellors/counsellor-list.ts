import { tableList } from "#app/core/lists/table-list.ts";
import { type CounsellorLine, counsellorColumns, counsellorStates } from "./counsellor-columns.ts";
import { dutyNames, sessionKinds, talkLanguages } from "./counsellor-duties.ts";

/** Who gives sessions, by name. */
export const counsellorList = tableList<CounsellorLine>()({
  path: "/admin/counsellors",
  name: "counsellors",
  search: true,
  filters: {
    state: { label: "State", words: counsellorStates },
    kind: { label: "Gives", words: Object.fromEntries(sessionKinds.map((kind) => [kind, dutyNames[kind]])) },
    language: { label: "Speaks", words: Object.fromEntries(talkLanguages.map((one) => [one, one])) },
  },
  sorts: { name: { label: "Name", cursor: ["text", "id"] } },
  defaultSort: "name",
  pageSize: 20,
  columns: counsellorColumns,
});
