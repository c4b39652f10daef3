import { exportStudentRecoveries } from "./export-student-recoveries.server.ts";

export const loader = exportStudentRecoveries.loader;
