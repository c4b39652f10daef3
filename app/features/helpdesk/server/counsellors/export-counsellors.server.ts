import { exportOf } from "#app/db/lists/export-list.server.ts";
import { counsellorPermissions } from "../../counsellor-permissions.ts";
import { counsellorList } from "../../counsellors/counsellor-list.ts";
import { listDeskCounsellors } from "./list-desk-counsellors.server.ts";

export const exportCounsellors = exportOf(counsellorList, (actor, query) => {
  counsellorPermissions.assertCan(actor, "counsellor.export");
  return listDeskCounsellors(actor, query);
});
