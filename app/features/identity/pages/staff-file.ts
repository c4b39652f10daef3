import { exportStaff } from "../server/export-staff.server.ts";

export const loader = exportStaff.loader;
