import type { Actor } from "#app/core/portals/permissions.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { changeApplication } from "#app/features/applications/server/change-application.server.ts";
import { tellStudent } from "#app/features/applications/server/tell-student.server.ts";
import { reviewPermissions } from "../../review-permissions.ts";
import { lockReview } from "../review-row.server.ts";

/** D3: a rejection by mistake is taken back, with the reason, and the review goes on as before it. */
export async function reconsiderReview(
  actor: Actor,
  id: string,
  { note, formKey }: { readonly note: string; readonly formKey: string },
): Promise<void> {
  await runOnce(formKey, `review.reconsider:${id}`, requestHash({ id, note }), async (tx) => {
    const { row, access } = await lockReview(tx, actor, id);
    reviewPermissions.assertCan(actor, "review.decide", access);
    const changed = await changeApplication(tx, actor, row, {
      event: "reconsider",
      changes: {
        decidedAt: null,
        decisionReasons: [],
        decisionSentence: null,
        decisionNote: null,
      },
      details: { reason: note },
    });
    await tellStudent(tx, changed, "reconsidered", `${id}:reconsidered:${row.decidedAt?.getTime()}`, {
      reason: note,
    });
  });
}
