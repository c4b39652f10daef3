import { exportOf } from "#app/db/lists/export-list.server.ts";
import { counsellorPermissions } from "../../counsellor-permissions.ts";
import { counsellorList } from "../../counsellors/counsellor-list.ts";
import { listCounsellors } from "./list-counsellors.server.ts";

export const exportCounsellors = exportOf(counsellorList, (actor, query) => {
  counsellorPermissions.assertCan(actor, "counsellor.export");
  return listCounsellors(actor, query);
});
