import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { maskPhone } from "#app/core/secrets/mask.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { recoveryRow } from "../server/recovery-row.server.ts";
import { instituteRecoveryLine } from "./institute-recovery-line.server.ts";
import type { InstituteRecovery } from "./institute-recovery-view.ts";
import { reachStudentRecovery } from "./reach-student-recovery.server.ts";

/** One lost phone as her institute sees it. Looking is written down. */
export async function getStudentRecovery(actor: Actor, requestId: string): Promise<InstituteRecovery> {
  const { row, studentName } = await reachStudentRecovery(actor, requestId);
  await inTransaction((tx) =>
    writeAudit(tx, { chain: `recovery:${row.id}`, actor, event: "recovery.read_by_institute" }),
  );
  return {
    ...instituteRecoveryLine(row, studentName),
    newPhone: maskPhone(recoveryRow.phoneOf(row)),
    takesEffectAt: row.takesEffectAt && formatDateTime(row.takesEffectAt),
    needsOtp: row.status === "draft",
    maySpeak: row.spokenAt === null && (row.status === "draft" || row.status === "submitted"),
  };
}
