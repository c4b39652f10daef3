import { and, eq } from "drizzle-orm";
import { addHours, now, setClock, useRealClock } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { demoStudent } from "#app/features/identity/demo/demo-people.ts";
import { leaveUnread } from "#app/features/notifications/demo/leave-unread.server.ts";
import { answerOffer } from "../server/awards/answer-offer.server.ts";
import { approvePayouts } from "../server/batches/approve-payouts.server.ts";
import { preparePayouts } from "../server/batches/prepare-payouts.server.ts";
import { sendPayouts } from "../server/batches/send-payouts.server.ts";
import { demoCheckerActor, demoDesk } from "./demo-money.server.ts";

const student: Actor = {
  role: "student",
  userId: demoStudent.userId,
  studentId: demoStudent.studentId,
  name: demoStudent.name,
  language: "en",
};

/** What the demo student was offered is accepted and on its way: the bank has it, and has not answered. */
export async function sendHerAward(): Promise<void> {
  const [offered] = await database()
    .select({ id: award.id, createdAt: award.createdAt })
    .from(award)
    .where(and(eq(award.studentId, demoStudent.studentId), eq(award.status, "offered")));
  if (!offered) return;
  await pay(offered, now()).finally(useRealClock);
  // Her three are newer than this.
  await leaveUnread(student, 3);
}

async function pay({ id, createdAt }: { id: string; createdAt: Date }, start: Date): Promise<void> {
  setClock(addHours(createdAt, 48));
  await answerOffer(student, id, "accept");
  setClock(addHours(start, -24 * 4));
  const batch = await preparePayouts(demoDesk, newFormKey());
  setClock(addHours(start, -24 * 2));
  await approvePayouts(demoCheckerActor, batch.id);
  setClock(addHours(start, -26));
  await sendPayouts(demoCheckerActor, batch.id);
}
