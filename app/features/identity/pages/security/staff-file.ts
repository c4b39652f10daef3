import { exportStaff } from "../../server/staff/export-staff.server.ts";

export const loader = exportStaff.loader;
