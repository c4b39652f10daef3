import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { applicationCheck } from "#app/db/schema/applications.ts";
import { offerAward } from "#app/features/awards/server/offer-award.server.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import type { Decision } from "../../rules/decision.ts";
import { changeApplication } from "../change-application.server.ts";
import { lockApplication } from "../lists/application-row.server.ts";
import { savedSentences } from "../saved-sentences.server.ts";
import { tellStudent } from "../tell-student.server.ts";
import { tellSelected } from "./tell-selected.server.ts";

/** Two who decide at once: one wins, the other is told by the machine (T39). */
export async function decideApplication(actor: Actor, id: string, decision: Decision): Promise<void> {
  await inTransaction(async (tx) => {
    const { row, access } = await lockApplication(tx, id);
    applicationPermissions.assertCan(actor, "application.decide", access);
    await assertWithin(actor, "application", id, tx);
    const common = {
      decidedAt: now(),
      decisionNote: decision.note ?? null,
      decisionSentence: (decision.verdict === "reject" && decision.sentence) || null,
    };
    if (decision.verdict === "reject") {
      if (decision.reasons.length === 0) throw invalid({ reasons: ["Choose at least one reason."] });
      const changed = await changeApplication(tx, actor, row, {
        event: "reject",
        changes: { ...common, decisionReasons: [...decision.reasons] },
        details: { reasons: decision.reasons, ...(decision.isSeen && { isSeen: true }) },
      });
      await tellStudent(
        tx,
        changed,
        "rejected",
        `${id}:rejected:${changed.decidedAt?.getTime()}`,
        (language) => ({ more: savedSentences.in(language, "decisions", changed.decisionSentence) ?? "" }),
      );
      return;
    }
    if (!Number.isSafeInteger(decision.awardPaise) || decision.awardPaise <= 0) {
      throw invalid({ awardPaise: ["Enter the amount."] });
    }
    const open = await tx.select().from(applicationCheck).where(eq(applicationCheck.applicationId, id));
    if (open.some(({ status }) => status !== "verified")) {
      throw conflict("Every check must be verified before it can be approved.", "checks_open");
    }
    const changed = await changeApplication(tx, actor, row, {
      event: "approve",
      changes: { ...common, decisionReasons: [], awardPaise: decision.awardPaise },
      details: { awardPaise: decision.awardPaise },
    });
    const given = changed.scholarshipId
      ? await offerAward(tx, actor, {
          applicationId: id,
          studentId: changed.studentId,
          scholarshipId: changed.scholarshipId,
          amountPaise: decision.awardPaise,
        })
      : null;
    await tellSelected(tx, changed, given);
  });
}
