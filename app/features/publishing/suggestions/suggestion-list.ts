import { tableList } from "#app/core/lists/table-list.ts";
import { type SuggestionLine, suggestionColumns } from "./suggestion-columns.ts";
import { suggestionFields } from "./suggestion-fields.ts";
import { suggestionMachine } from "./suggestion-status.ts";

/** What the public says is wrong, at the desk. */
export const suggestionList = tableList<SuggestionLine>()({
  path: "/admin/scholarships/suggestions",
  name: "scholarship-suggestions",
  search: true,
  filters: {
    status: {
      label: "Status",
      words: Object.fromEntries(
        suggestionMachine.stateNames.map((status) => [status, suggestionMachine.states[status].label]),
      ),
    },
    field: { label: "About", words: suggestionFields },
  },
  sorts: {
    newest: { label: "Newest first", cursor: ["instant", "id"] },
    oldest: { label: "Oldest first", cursor: ["instant", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
  columns: suggestionColumns,
});
