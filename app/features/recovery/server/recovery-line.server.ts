import { formatDateTime, now } from "#app/core/clock.ts";
import { clockOf } from "#app/core/periods/due-clock.ts";
import { recoveryNumber } from "../recovery-number.ts";
import { recoveryMachine } from "../recovery-status.ts";
import type { RecoveryLine } from "../recovery-view.ts";
import type { RecoveryRow } from "./recovery-row.server.ts";

/** What the desk's list says of a request. */
export function recoveryLine(row: RecoveryRow): RecoveryLine {
  const isOpen = row.status === "submitted";
  return {
    id: row.id,
    number: recoveryNumber(row),
    otrNumber: row.otrNumber ?? "",
    status: row.status,
    statusLabel: recoveryMachine.states[row.status].label,
    submittedAt: row.submittedAt ? formatDateTime(row.submittedAt) : "",
    dueAt: isOpen && row.dueAt ? formatDateTime(row.dueAt) : null,
    takesEffectAt: row.takesEffectAt && formatDateTime(row.takesEffectAt),
    clock: clockOf(isOpen ? row.dueAt : null, row.submittedAt),
    isLate: isOpen && row.dueAt !== null && row.dueAt < now(),
  };
}
