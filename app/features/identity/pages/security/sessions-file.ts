import { exportSessions } from "../../server/sessions/export-sessions.server.ts";

export const loader = exportSessions.loader;
