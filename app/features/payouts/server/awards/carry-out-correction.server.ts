import { addIstDays, istDate } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { changeApplication } from "#app/features/applications/server/change-application.server.ts";
import { lockApplication } from "#app/features/applications/server/lists/application-row.server.ts";
import { tellStudent } from "#app/features/applications/server/tell-student.server.ts";
import { acceptWithinDays } from "#app/features/awards/award-status.ts";
import { assertAwardRoom } from "#app/features/awards/server/assert-award-room.server.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { moveMoney } from "#app/features/ledger/server/move-money.server.ts";
import { readHeld } from "#app/features/ledger/server/read-held.server.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";
import type { Correction } from "../../forms/award-correction.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { awardAccess } from "./award-access.server.ts";

/** The amount changes: what was set aside goes back, the new amount is set aside, and the student is asked anew. */
export async function carryOutCorrection(
  actor: Actor,
  awardId: string,
  { amountPaise, reason }: Correction,
): Promise<void> {
  const { row: seen, access } = await awardAccess(awardId);
  payoutPermissions.assertCan(actor, "payout.correct_award", access);
  await inTransaction(async (tx) => {
    // The terms first, as a decision does: seats and budget are counted when nobody else can take one.
    const { row: of } = await lockApplication(tx, seen.applicationId);
    if (of.scholarshipId) await getScholarshipTerms(of.scholarshipId, { tx, lock: true });
    const row = await changeAward.lock(tx, awardId);
    if (row.amountPaise === amountPaise) return;
    if (of.scholarshipId) await assertAwardRoom(of.scholarshipId, amountPaise, { instead: of.id });
    await changeApplication(tx, actor, of, {
      event: "correct",
      changes: { awardPaise: amountPaise },
      details: { fromPaise: row.amountPaise, toPaise: amountPaise, reason },
    });
    const isOffered = row.status !== "waiting";
    await changeAward.one(tx, actor, awardId, {
      event: "correct",
      changes: {
        amountPaise,
        acceptedAt: null,
        ...(isOffered && { acceptBy: addIstDays(istDate(), acceptWithinDays) }),
      },
      details: { fromPaise: row.amountPaise, toPaise: amountPaise, reason },
    });
    const held = await readHeld(tx, account.award(awardId));
    const [from, to] = [account.award(awardId), account.programme(row.programmeId)];
    const more = { subjectId: awardId };
    // Its own each time: two corrections of one moment are two (the same amount again came no further than above).
    const key = `award-corrected:${awardId}:${newId()}`;
    if (held > amountPaise) {
      await moveMoney(tx, actor, {
        key,
        kind: "award_corrected",
        from,
        to,
        amountPaise: held - amountPaise,
        ...more,
      });
    } else if (held > 0 && held < amountPaise) {
      const missing = amountPaise - held;
      await moveMoney(tx, actor, {
        key,
        kind: "award_corrected",
        from: to,
        to: from,
        amountPaise: missing,
        ...more,
      }).catch(() => {
        throw conflict("Its program holds too little for this amount.", "not_enough_money");
      });
    }
    const amount = formatMoney(paise(amountPaise));
    await tellStudent(tx, of, "corrected", key, { amount, reason }, `/payouts/${awardId}`);
  });
}
