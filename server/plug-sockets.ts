import { countSent } from "#app/features/applications/server/lists/count-sent.server.ts";
import { listOwnStates } from "#app/features/applications/server/lists/list-own-states.server.ts";
import { listOwnPapers } from "#app/features/applications/server/papers/list-own-papers.server.ts";
import { promisedAwards } from "#app/features/giving/server/programmes/promised-awards.server.ts";
import { guardianCodes } from "#app/features/helpdesk/server/guardians/guardian-codes.server.ts";
import { namedPeople } from "#app/features/helpdesk/server/matters/named-people.server.ts";
import { guardianSessionCode } from "#app/features/identity/server/consents/guardian-session-code.server.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { findPhoneOwner } from "#app/features/identity/server/contacts/find-phone-owner.server.ts";
import { listNominees } from "#app/features/identity/server/nominees/list-nominees.server.ts";
import { studentStrip } from "#app/features/identity/server/students/student-strip.server.ts";
import { workQueues } from "#app/features/identity/work/work-queues.server.ts";
import { firstDraft } from "#app/features/institutes/server/first-draft.server.ts";
import { phonesOfAccounts } from "#app/features/notifications/server/addresses/phones-of-accounts.server.ts";
import { reserveAwards } from "#app/features/payouts/server/awards/reserve-awards.server.ts";
import { writePromisedDraft } from "#app/features/publishing/server/write-promised-draft.server.ts";
import { applicationsHere } from "#app/features/scholarships/server/lists/applications-here.server.ts";
import { deskQueues } from "#app/portals/admin/work/desk-queues.server.ts";
import { moreDeskQueues } from "#app/portals/admin/work/more-desk-queues.server.ts";
import { instituteQueues } from "#app/portals/institute/work/institute-queues.server.ts";
import { readStudentStrip } from "#app/portals/student/read-student-strip.server.ts";
import { connectComments } from "./connect-comments.ts";

/** The sockets of lower rooms that a higher or a neighbouring one fills: at start, and before each file of database tests. */
export function plugSockets(): void {
  // What colleagues talk about, and who may see it.
  connectComments();
  // T35: under 18 a session waits for the code from a guardian's phone.
  guardianCodes.plug(guardianSessionCode);
  // I7c: whom the person who writes to us has named.
  namedPeople.plug({ list: listNominees.aroundContact });
  // L26: the student's pages beside her dashboard wear its head.
  studentStrip.plug({ read: readStudentStrip });
  // "STOP" comes from a number: it ends WhatsApp for the account of it.
  phonesOfAccounts.plug({
    findOwner: findPhoneOwner,
    findPhone: (userId) => findContact(userId, "phone"),
  });
  // A refund asks first who was promised the money.
  promisedAwards.plug(reserveAwards);
  // P18: what a partner described when it asked to join is its first draft.
  firstDraft.plug(writePromisedDraft);
  // L2: a public page made for one reader says what she has done already.
  // D32: what waits at each desk.
  for (const queue of [...deskQueues, ...moreDeskQueues, ...instituteQueues]) workQueues.register(queue);
  applicationsHere.plug({ states: listOwnStates, papers: listOwnPapers, countSent });
}
