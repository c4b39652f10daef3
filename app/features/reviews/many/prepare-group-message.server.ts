import { and, eq, gte, isNull, ne, sql } from "drizzle-orm";
import { istDate, now, startOfIstDay } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, unauthenticated } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { enqueue } from "#app/db/jobs/jobs.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { groupMessage, groupMessagePerson } from "#app/db/schema/group-messages.ts";
import { personName } from "#app/features/identity/server/staff/person-name.server.ts";
import { memberOf } from "../review-permissions.ts";
import { tellSecondPerson } from "../server/tell-second-person.server.ts";
import { assertOwnGroup } from "./assert-own-group.server.ts";
import type { GroupMessageInput } from "./group-message-form.ts";
import { groupMessageMachine, groupMessagePath, mostADay, secondPersonFrom } from "./group-message-status.ts";
import { listGroupPeople } from "./list-group-people.server.ts";
import { sendGroupJob } from "./send-group-job.server.ts";

const PORTION = 500;

/** Fixes who gets it and begins to send; from 200 people on a second person, who hears at once, agrees first. */
export async function prepareGroupMessage(
  actor: Actor,
  input: GroupMessageInput & { people: number },
): Promise<"sending" | "waiting"> {
  const { instituteId } = await assertOwnGroup(actor, input.scholarshipId);
  const { userId } = actor;
  if (userId === null) throw unauthenticated();
  return inTransaction(async (tx) => {
    // Two presses at once wait for each other here: the second sees what the first wrote.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`group_message:${instituteId ?? "desk"}`}))`,
    );
    const ofDesk =
      instituteId === null ? isNull(groupMessage.instituteId) : eq(groupMessage.instituteId, instituteId);
    const today = and(
      ofDesk,
      gte(groupMessage.preparedAt, startOfIstDay(istDate())),
      ne(groupMessage.status, "cancelled"),
    );
    const sent = await tx.select().from(groupMessage).where(today);
    const most = instituteId === null ? mostADay.desk : mostADay.institute;
    const same = sent.find(
      (one) =>
        one.scholarshipId === input.scholarshipId &&
        one.audience === input.audience &&
        JSON.stringify(one.words) === JSON.stringify(input.words),
    );
    if (same) throw conflict("The same message was sent to them today already.", "sent_already");
    if (sent.length >= most)
      throw conflict(`At most ${most} messages to many can be sent in a day.`, "too_many");
    const people = await listGroupPeople(input.scholarshipId, input.audience);
    if (people.length !== input.people) {
      throw conflict(
        `They are ${people.length} now, not ${input.people}. Look at the preview again.`,
        "others_now",
      );
    }
    const isBig = people.length >= secondPersonFrom;
    const status = isBig ? "waiting" : next(groupMessageMachine, "waiting", "send", actor);
    const id = newId();
    const preparedByRole = instituteId === null ? "admin" : memberOf(actor);
    await tx.insert(groupMessage).values({
      id,
      instituteId,
      scholarshipId: input.scholarshipId,
      audience: input.audience,
      words: input.words,
      status,
      people: people.length,
      preparedBy: userId,
      preparedByRole,
      preparedAt: now(),
    });
    for (let at = 0; at < people.length; at += PORTION) {
      const some = people.slice(at, at + PORTION);
      await tx
        .insert(groupMessagePerson)
        .values(some.map(({ studentId, applicationId }) => ({ messageId: id, studentId, applicationId })));
    }
    await writeAudit(tx, {
      chain: `group_message:${id}`,
      actor,
      event: "group_message.prepared",
      subject: `scholarship:${input.scholarshipId}`,
      to: status,
      details: { audience: input.audience, people: people.length, languages: Object.keys(input.words) },
    });
    if (!isBig) await enqueue(tx, sendGroupJob, { messageId: id });
    else {
      await tellSecondPerson(tx, actor, {
        id,
        what: { instituteId, preparedBy: userId, preparedByRole },
        right: "review.confirm_many",
        title: "A message to many waits for a second person",
        message: `${await personName(tx, actor)} wrote it to ${people.length} students. It is not sent before you agree.`,
        link: groupMessagePath(instituteId),
      });
    }
    return isBig ? "waiting" : "sending";
  });
}
