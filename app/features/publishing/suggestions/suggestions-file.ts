import { exportSuggestions } from "./server/export-suggestions.server.ts";

export const loader = exportSuggestions.loader;
