import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { askSecondPerson } from "#app/features/identity/server/second-person/ask-second-person.server.ts";
import type { ReviewDecision } from "../../review-decision.ts";
import type { FoundReview } from "../review-row.server.ts";
import { assertRoom } from "./assert-room.server.ts";

/** Another amount than the scholarship's own: with a reason, and a second person who agrees before anything happens. */
export async function askAboutAmount(
  tx: Tx,
  actor: Actor,
  review: FoundReview,
  decision: Exclude<ReviewDecision, { verdict: "reject" }>,
): Promise<"asked"> {
  if (decision.verdict === "waitlist") {
    throw conflict("Only the scholarship's own amount can wait for a seat.", "other_amount");
  }
  const reason = decision.reason?.trim() ?? "";
  if (reason.length < 5) {
    throw invalid({
      reason: ["This is not the scholarship's amount. Write why; a second person has to agree to it."],
    });
  }
  await assertRoom(review, decision.awardPaise);
  const { role, instituteId, memberRole } = actor;
  await askSecondPerson(tx, actor, {
    kind: "award.amount",
    subject: `application:${review.row.id}`,
    title: `Another amount for application ${applicationNumber(review.row)}`,
    amountPaise: decision.awardPaise,
    payload: { awardPaise: decision.awardPaise, note: decision.note ?? null, role, instituteId, memberRole },
    reason,
  });
  return "asked";
}
