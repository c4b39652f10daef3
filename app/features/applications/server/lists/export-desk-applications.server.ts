import { exportOf } from "#app/db/lists/export-list.server.ts";
import { assistedList, lateList } from "../../views/desk-application-lists.ts";
import { listDeskApplications } from "./list-desk-applications.server.ts";

export const exportDeskApplications = {
  assisted: exportOf(assistedList, (actor, query) => listDeskApplications(actor, query, "assisted")),
  late: exportOf(lateList, (actor, query) => listDeskApplications(actor, query, "late")),
};
