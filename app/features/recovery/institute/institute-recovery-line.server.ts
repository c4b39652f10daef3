import { formatDateTime } from "#app/core/clock.ts";
import { recoveryNumber } from "../recovery-number.ts";
import { recoveryMachine } from "../recovery-status.ts";
import type { RecoveryRow } from "../server/recovery-row.server.ts";
import type { InstituteRecoveryLine } from "./institute-recovery-view.ts";

export function instituteRecoveryLine(row: RecoveryRow, studentName: string | null): InstituteRecoveryLine {
  return {
    id: row.id,
    number: recoveryNumber(row),
    studentName: studentName ?? "",
    status: row.status,
    statusLabel: recoveryMachine.states[row.status].label,
    spoken: row.spokenAt && `${row.spokenByName}, ${formatDateTime(row.spokenAt)}`,
    begunAt: formatDateTime(row.submittedAt ?? row.createdAt),
  };
}
