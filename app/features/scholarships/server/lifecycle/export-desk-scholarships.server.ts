import { exportOf } from "#app/db/lists/export-list.server.ts";
import { deskScholarshipList } from "../../lists/desk-scholarship-list.ts";
import { listDeskScholarships } from "./list-desk-scholarships.server.ts";

export const exportDeskScholarships = exportOf(deskScholarshipList, listDeskScholarships);
