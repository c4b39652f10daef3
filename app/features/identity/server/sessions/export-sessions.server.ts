import { exportOf } from "#app/db/lists/export-list.server.ts";
import { sessionList } from "../../staff/session-list.ts";
import { listLiveSessions } from "./list-live-sessions.server.ts";

export const exportSessions = exportOf(sessionList, listLiveSessions);
