import { exportOf } from "#app/db/lists/export-list.server.ts";
import { staffList } from "../../staff/staff-list.ts";
import { listStaff } from "./list-staff.server.ts";

export const exportStaff = exportOf(staffList, listStaff);
