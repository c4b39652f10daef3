import { exportOf } from "#app/db/lists/export-list.server.ts";
import { instituteRecoveryList } from "./institute-recovery-list.ts";
import { listStudentRecoveries } from "./list-student-recoveries.server.ts";

export const exportStudentRecoveries = exportOf(instituteRecoveryList, listStudentRecoveries);
