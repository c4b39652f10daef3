import { listRoster } from "../server/roster/list-roster.server.ts";

export const loader = listRoster.export.loader;
