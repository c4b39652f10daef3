import { istDate, now } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { addEvent } from "#app/features/applications/server/add-event.server.ts";
import { changeApplication } from "#app/features/applications/server/change-application.server.ts";
import { lockApplication } from "#app/features/applications/server/lists/application-row.server.ts";
import { tellStudent } from "#app/features/applications/server/tell-student.server.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";
import { takeBackAward } from "#app/features/awards/server/take-back-award.server.ts";
import { unshareDocuments } from "#app/features/documents/server/unshare-documents.server.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { awardAccess } from "./award-access.server.ts";

/** The student's word on what is offered: taken, or left to the next one. The same word again changes nothing (T38). */
export async function answerOffer(
  actor: Actor,
  awardId: string,
  answer: "accept" | "decline",
): Promise<void> {
  const { row: seen, access } = await awardAccess(awardId);
  payoutPermissions.assertCan(actor, "payout.answer_award", access);
  await inTransaction(async (tx) => {
    const { row: of } = await lockApplication(tx, seen.applicationId);
    const row = await changeAward.lock(tx, awardId);
    if (answer === "accept" && row.acceptedAt && row.status !== "offered") return;
    if (answer === "decline") {
      if (row.status === "released") return;
      await takeBackAward(tx, actor, row.applicationId, { event: "decline" });
      await changeApplication(tx, actor, of, { event: "release", changes: { awardPaise: null } });
      await unshareDocuments(tx, of.id);
      return;
    }
    if (row.acceptBy && row.acceptBy < istDate()) {
      throw conflict("The last day to accept it has passed.", "offer_over");
    }
    await changeAward.one(tx, actor, awardId, {
      event: "accept",
      changes: { acceptedAt: now() },
      details: { amountPaise: row.amountPaise },
    });
    await addEvent(tx, actor, row.applicationId, { event: "accepted" });
    const amount = formatMoney(paise(row.amountPaise));
    const key = `${row.applicationId}:accepted:${row.statusAt?.getTime()}`;
    await tellStudent(tx, of, "accepted", key, { amount }, `/payouts/${awardId}`);
  });
}
