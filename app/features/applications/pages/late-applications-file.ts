import { exportDeskApplications } from "../server/lists/export-desk-applications.server.ts";

export const loader = exportDeskApplications.late.loader;
