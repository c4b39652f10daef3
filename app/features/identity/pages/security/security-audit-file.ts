import { exportAudit } from "../../server/audit/export-audit.server.ts";

export const loader = exportAudit.loader;
