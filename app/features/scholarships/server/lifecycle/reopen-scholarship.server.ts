import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import type { ScholarshipStatus } from "../../scholarship-status.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { lockScholarship } from "./lock-scholarship.server.ts";
import { moveScholarship } from "./move-scholarship.server.ts";

/** Takes applications again; its dates still decide whether it shows as open. */
export async function reopenScholarship(actor: Actor, id: string): Promise<ScholarshipStatus> {
  return inTransaction(async (tx) => {
    const row = await lockScholarship(tx, id);
    scholarshipPermissions.assertCan(actor, "scholarship.publish", row);
    return moveScholarship(tx, actor, row, "reopen");
  });
}
