import { exportSupportedStudents } from "../server/impact/export-supported-students.server.ts";

export const loader = exportSupportedStudents.loader;
