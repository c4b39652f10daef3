import { exportOf } from "#app/db/lists/export-list.server.ts";
import { awardDeskList, instituteAwardList } from "../../award-list.ts";
import { listAwards } from "./list-awards.server.ts";

/** The lists whole, as they are filtered; noted in the audit (T28). */
export const exportAwards = {
  desk: exportOf(awardDeskList, listAwards.forDesk),
  institute: exportOf(instituteAwardList, listAwards.forInstitute),
};
