import { exportDeskScholarships } from "#app/features/scholarships/server/lifecycle/export-desk-scholarships.server.ts";

export const loader = exportDeskScholarships.loader;
