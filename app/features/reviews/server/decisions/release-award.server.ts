import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { changeApplication } from "#app/features/applications/server/change-application.server.ts";
import { tellStudent } from "#app/features/applications/server/tell-student.server.ts";
import { takeBackAward } from "#app/features/awards/server/take-back-award.server.ts";
import { unshareDocuments } from "#app/features/documents/server/unshare-documents.server.ts";
import { reviewPermissions } from "../../review-permissions.ts";
import { lockReview } from "../review-row.server.ts";

/** Given up or taken back before it was paid: the money goes back, the seat is free, the waiting list moves up. */
export async function releaseAward(actor: Actor, id: string, note: string, formKey: string): Promise<void> {
  await runOnce(formKey, `review.release:${id}`, requestHash({ id, note }), async (tx) => {
    const { row, access } = await lockReview(tx, actor, id);
    reviewPermissions.assertCan(actor, "review.decide", access);
    const changed = await changeApplication(tx, actor, row, {
      event: "release",
      changes: { awardPaise: null, decisionNote: note },
    });
    await takeBackAward(tx, actor, id, { event: "release", reason: note });
    await unshareDocuments(tx, id);
    const amount = formatMoney(paise(row.awardPaise ?? 0));
    await tellStudent(tx, changed, "released", `${id}:released`, { amount, reason: note });
  });
}
