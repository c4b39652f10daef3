import { exportOf } from "#app/db/lists/export-list.server.ts";
import { suggestionList } from "../suggestion-list.ts";
import { listSuggestions } from "./list-suggestions.server.ts";

export const exportSuggestions = exportOf(suggestionList, listSuggestions);
