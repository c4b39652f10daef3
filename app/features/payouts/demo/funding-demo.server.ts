import { and, asc, desc, eq } from "drizzle-orm";
import { addHours, addIstDays, now, setClock, useRealClock } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { rupees } from "#app/core/money.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { demoChecker, demoNotes } from "#app/features/giving/demo/demo-giving.ts";
import {
  type DemoProgramme,
  demoNoteTexts,
  demoProgrammes,
} from "#app/features/giving/demo/demo-programmes.server.ts";
import { insertDemoScholars } from "#app/features/giving/demo/demo-scholars.server.ts";
import { completeProgramme } from "#app/features/giving/server/programmes/complete-programme.server.ts";
import { createDonorProgramme } from "#app/features/giving/server/programmes/create-donor-programme.server.ts";
import { saveDonorSettings } from "#app/features/giving/server/save-donor-settings.server.ts";
import { demoPortals } from "#app/features/identity/demo/demo-people.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { leaveUnread } from "#app/features/notifications/demo/leave-unread.server.ts";
import { answerOffer } from "../server/awards/answer-offer.server.ts";
import { reserveAwards } from "../server/awards/reserve-awards.server.ts";
import { simulateBank } from "../server/bank/simulate-bank.server.ts";
import { approvePayouts } from "../server/batches/approve-payouts.server.ts";
import { preparePayouts } from "../server/batches/prepare-payouts.server.ts";
import { sendPayouts } from "../server/batches/send-payouts.server.ts";
import { judgeScholarNote } from "../server/letters/judge-scholar-note.server.ts";
import { listWaitingNotes } from "../server/letters/list-waiting-notes.server.ts";
import { writeScholarNote } from "../server/letters/write-scholar-note.server.ts";
import {
  demoCheckerActor as checker,
  demoDesk as desk,
  giveDemoMoney,
  openDemoScholarship,
} from "./demo-money.server.ts";

const donor: Actor = {
  role: "donor",
  userId: demoPortals.donor.userId,
  organisationId: demoPortals.donor.organisationId,
  teamRole: "owner",
  name: demoPortals.donor.name,
  language: "en",
};

/** The demo donor's history, through the same verbs as real use. Made once; a second call changes nothing. */
export async function buildFundingDemo(): Promise<void> {
  const [known] = await database()
    .select({ id: programme.id })
    .from(programme)
    .where(eq(programme.organisationId, donor.organisationId ?? ""))
    .limit(1);
  if (known) return;
  const start = now();
  await createPortalUser(systemActor, { ...demoChecker, role: "admin", staffRoles: ["super_admin"] });
  await makeHistory(start).finally(useRealClock);
  await makeTrialBalance();
  await leaveUnread(donor, 3);
}

async function makeHistory(start: Date): Promise<void> {
  setClock(addHours(start, -24 * 400));
  await saveDonorSettings(donor, {
    name: demoPortals.donor.name,
    type: "Corporate Foundation",
    contactEmail: demoPortals.donor.email,
    address: "12 Example Gardens, Hyderabad 500001",
    pan: "AAATD1234E",
    focusAreas: ["Girls' Education", "Higher Education", "Rural Education"],
    notify: ["donationReceipts", "studentUpdates"],
  });
  let first = 1;
  for (const wish of demoProgrammes) {
    await makeProgramme(wish, start, first);
    first += wish.students;
  }
  setClock(addHours(start, -24 * 5));
  await writeNotes();
}

async function makeProgramme(wish: DemoProgramme, start: Date, first: number): Promise<void> {
  const given = addHours(start, -24 * wish.daysAgo);
  setClock(given);
  const { id } = await createDonorProgramme(donor, {
    formKey: newFormKey(),
    title: wish.title,
    description: wish.description,
    category: wish.category,
    levelFrom: wish.levelFrom,
    levelTo: wish.levelTo,
    states: [],
    gender: wish.gender,
    award: rupees(wish.awardRupees),
    seats: Math.floor(wish.givenRupees / wish.awardRupees),
    closesOn: addIstDays(given, wish.isOver ? 30 : wish.daysAgo + 40),
    isOpen: wish.isOpen,
  });
  await giveDemoMoney(donor, id, wish.givenRupees);
  const scholarshipId = await openDemoScholarship(id);
  const { students, waiting, returned } = wish;
  setClock(addHours(given, 24 * 24));
  const chosen = { first, count: students - waiting, returned };
  await inTransaction((tx) => insertDemoScholars(tx, scholarshipId, wish, chosen));
  await acceptOffers();
  await pay(addHours(given, 24 * 33));
  if (wish.isOver) await completeProgramme(donor, id);
  if (waiting === 0) return;
  // Chosen later: their batch waits for its second person.
  setClock(addHours(start, -24 * 3));
  const later = { first: first + chosen.count, count: waiting, returned: 0 };
  await inTransaction((tx) => insertDemoScholars(tx, scholarshipId, wish, later));
  await acceptOffers();
  await preparePayouts(desk, newFormKey());
}

/** Every student takes what is offered. */
async function acceptOffers(): Promise<void> {
  await reserveAwards(desk);
  const offered = await database()
    .select({ id: award.id, studentId: award.studentId })
    .from(award)
    .innerJoin(programme, eq(programme.id, award.programmeId))
    .where(and(eq(award.status, "offered"), eq(programme.organisationId, donor.organisationId ?? "")));
  for (const { id, studentId } of offered) {
    await answerOffer({ role: "student", userId: null, studentId, language: "en" }, id, "accept");
  }
}

/** Prepared by one person, approved by another, paid by the sandbox bank. */
async function pay(paidAt: Date): Promise<void> {
  const { id } = await preparePayouts(desk, newFormKey());
  await approvePayouts(checker, id);
  setClock(paidAt);
  await sendPayouts(checker, id);
  await simulateBank(checker, id);
}

/** Some of those who were paid have written; what is not personal is shown to the donor. */
async function writeNotes(): Promise<void> {
  const paid = await database()
    .select({ id: award.id, studentId: award.studentId })
    .from(award)
    .where(eq(award.status, "paid"))
    .orderBy(desc(award.createdAt), asc(award.id))
    .limit(demoNotes.written);
  for (const [index, { id, studentId }] of paid.entries()) {
    const student: Actor = { role: "student", userId: null, studentId, language: "en" };
    const isPausing = index < demoNotes.paused;
    await writeScholarNote(student, id, {
      progress: isPausing ? "paused" : index % 6 === 5 ? "finished" : "continued",
      text: isPausing
        ? "I have to help at home this term. I come back after the harvest."
        : (demoNoteTexts[index % demoNoteTexts.length] ?? demoNoteTexts[0]),
    });
  }
  // Two stay for the desk to read.
  for (const note of (await listWaitingNotes(checker)).slice(2))
    await judgeScholarNote(checker, note.id, "shown");
}
