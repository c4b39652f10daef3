import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import type { ScholarshipStatus } from "../../scholarship-status.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { assertComplete } from "./assert-complete.server.ts";
import { lockScholarship } from "./lock-scholarship.server.ts";
import { moveScholarship } from "./move-scholarship.server.ts";

/** The admin desk's word on the first scholarship of a new partner: approve it, or return it with a reason. */
export async function approveScholarship(
  actor: Actor,
  id: string,
  decision: { approve: true } | { approve: false; reason: string },
): Promise<ScholarshipStatus> {
  scholarshipPermissions.assertCan(actor, "scholarship.approve");
  return inTransaction(async (tx) => {
    const row = await lockScholarship(tx, id);
    if (decision.approve) {
      await assertComplete(tx, row);
      return moveScholarship(tx, actor, row, "approve");
    }
    return moveScholarship(tx, actor, row, "return", { reason: decision.reason });
  });
}
