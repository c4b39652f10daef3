import { addHours, istDate, now, startOfIstDay } from "#app/core/clock.ts";
import { env } from "#app/core/settings/env.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import {
  listReminded,
  type RemindedMember,
} from "#app/features/institutes/server/roster/list-reminded.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { reviewStages, rolesToTell, stageWords } from "../../review-stage.ts";
import type { DueReview } from "./list-due-reviews.server.ts";

/** Nobody is woken: from eight in the morning to eight in the evening, Indian time. */
const FROM_HOUR = 8;
const TO_HOUR = 20;
const AHEAD_HOURS = 24;

/**
 * One message a day for each member, about everything that is late or will be due before the next one, by the
 * ways this member chose. Counts and stages only: nothing about a student leaves by SMS or e-mail.
 */
export async function queueReviewDigests(due: readonly DueReview[]): Promise<number> {
  const morning = startOfIstDay(istDate());
  if (now() < addHours(morning, FROM_HOUR) || now() >= addHours(morning, TO_HOUR)) return 0;
  const institutes = Map.groupBy(due, ({ instituteId }) => instituteId);
  let told = 0;
  for (const [instituteId, reviews] of institutes) {
    const soon = reviews.filter(({ dueAt }) => dueAt <= addHours(now(), AHEAD_HOURS));
    if (soon.length === 0) continue;
    for (const member of await listReminded(instituteId)) told += await tell(member, soon);
  }
  return told;
}

async function tell(member: RemindedMember, reviews: readonly DueReview[]): Promise<number> {
  const isLate = ({ dueAt }: DueReview) => dueAt < now();
  const theirs = reviews.filter((review) =>
    rolesToTell(review.stage, isLate(review)).includes(member.memberRole),
  );
  if (theirs.length === 0) return 0;
  const lines = reviewStages.flatMap((stage) => {
    const those = theirs.filter((review) => review.stage === stage);
    if (those.length === 0) return [];
    const late = those.filter(isLate).length;
    return [`${stageWords[stage].label}: ${those.length}${late > 0 ? `, ${late} of them late` : ""}`];
  });
  const request = {
    template: "review-reminder" as const,
    language: "en" as const,
    variables: {
      name: member.name,
      institute: member.instituteName,
      count: String(theirs.length),
      late: String(theirs.filter(isLate).length),
      list: lines.join("\n"),
      link: new URL("/institute/applications?sort=oldest&status=under_review", env().PUBLIC_URL).href,
    },
    dedupeKey: `review-digest:${member.id}:${istDate()}`,
    subjectId: member.id,
  };
  return inTransaction(async (tx) => {
    const { phone, email } = member;
    const bySms = phone ? await queueMessage(tx, { ...request, channel: "sms", to: phone }) : null;
    const byMail = email ? await queueMessage(tx, { ...request, channel: "email", to: email }) : null;
    return bySms?.isNew || byMail?.isNew ? 1 : 0;
  });
}
