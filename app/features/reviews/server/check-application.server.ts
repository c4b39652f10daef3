import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import {
  type CheckVerdict,
  recordCheck,
} from "#app/features/applications/server/checks/record-check.server.ts";
import { reviewPermissions } from "../review-permissions.ts";
import { lockReview } from "./review-row.server.ts";

/** One document or fact, verified or found wrong; the others stand as they are. */
export async function checkApplication(actor: Actor, id: string, finding: CheckVerdict): Promise<void> {
  await inTransaction(async (tx) => {
    const { access } = await lockReview(tx, actor, id);
    reviewPermissions.assertCan(actor, "review.check", access);
    await recordCheck(actor, id, finding);
  });
}
