import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { groupMessage } from "#app/db/schema/group-messages.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { appUser } from "#app/db/schema/users.ts";
import { reviewPermissions } from "../review-permissions.ts";
import { deskOf } from "../server/lists/review-rows.server.ts";
import { audienceWords } from "./group-message-form.ts";
import { groupMessageMachine } from "./group-message-status.ts";
import { wordsFor } from "./words-for.ts";

const MOST = 100;

/** What this desk wrote to many, the newest first, and what became of the mails and phone messages. */
export async function listGroupMessages(actor: Actor) {
  const desk = deskOf(actor);
  reviewPermissions.assertCan(actor, "review.see_many", desk);
  const { instituteId } = desk;
  const rows = await database()
    .select({ row: groupMessage, scholarship: scholarship.title, by: appUser.name })
    .from(groupMessage)
    .innerJoin(scholarship, eq(scholarship.id, groupMessage.scholarshipId))
    .leftJoin(appUser, eq(appUser.id, groupMessage.preparedBy))
    .where(
      instituteId === null ? isNull(groupMessage.instituteId) : eq(groupMessage.instituteId, instituteId),
    )
    .orderBy(desc(groupMessage.preparedAt), desc(groupMessage.id))
    .limit(MOST);
  const counts = await countOutcomes(rows.map(({ row }) => row.id));
  return rows.map(({ row, scholarship: about, by }) => ({
    id: row.id,
    title: wordsFor(row.words, "en").title,
    message: wordsFor(row.words, "en").message,
    scholarship: about,
    audience: audienceWords[row.audience],
    people: row.people,
    status: row.status,
    statusLabel: groupMessageMachine.states[row.status].label,
    by: by ?? "A colleague",
    isOwn: row.preparedBy === actor.userId,
    at: formatDateTime(row.preparedAt),
    delivered: counts.get(row.id)?.delivered ?? 0,
    failed: counts.get(row.id)?.failed ?? 0,
    underWay: counts.get(row.id)?.underWay ?? 0,
    mayConfirm: row.status === "waiting" && reviewPermissions.can(actor, "review.confirm_many", row),
    mayCancel: row.status === "waiting" && reviewPermissions.can(actor, "review.write_many", desk),
  }));
}

async function countOutcomes(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { delivered: number; failed: number; underWay: number }>();
  const count = (statuses: readonly string[]) =>
    sql<number>`count(*) filter (where ${inArray(outboundMessage.status, statuses as never)})::int`;
  const rows = await database()
    .select({
      id: outboundMessage.subjectId,
      delivered: count(["delivered", "read"]),
      failed: count(["refused", "given_up", "expired"]),
      underWay: count(["queued", "sending", "handed", "waiting", "unproven"]),
    })
    .from(outboundMessage)
    .where(and(inArray(outboundMessage.subjectId, [...ids])))
    .groupBy(outboundMessage.subjectId);
  return new Map(rows.map(({ id, ...rest }) => [id ?? "", rest]));
}
