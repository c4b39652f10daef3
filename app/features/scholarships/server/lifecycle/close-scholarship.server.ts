import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import type { ScholarshipStatus } from "../../scholarship-status.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { lockScholarship } from "./lock-scholarship.server.ts";
import { moveScholarship } from "./move-scholarship.server.ts";

/** No more applications: by hand, or because the seats are full. A deadline that passes needs no closing. */
export async function closeScholarship(
  actor: Actor,
  id: string,
  reason: "by_hand" | "seats_full" | "ended" = "by_hand",
): Promise<ScholarshipStatus> {
  return inTransaction(async (tx) => {
    const row = await lockScholarship(tx, id);
    scholarshipPermissions.assertCan(actor, "scholarship.close", row);
    return moveScholarship(tx, actor, row, "close", { reason });
  });
}
