import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { StaffLimit } from "#app/core/portals/staff-limit.ts";
import { database } from "#app/db/opening/client.server.ts";
import { assignment } from "#app/db/schema/assignments.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { recordCheck } from "#app/features/applications/server/checks/record-check.server.ts";
import { decideApplication } from "#app/features/applications/server/decisions/decide-application.server.ts";
import { getApplication } from "#app/features/applications/server/get-application.server.ts";
import { listDeskApplications } from "#app/features/applications/server/lists/list-desk-applications.server.ts";
import { sendMessage } from "#app/features/applications/server/send-message.server.ts";
import { chooseScholarship } from "#app/features/applications/server/sending/choose-scholarship.server.ts";
import { suggestScholarships } from "#app/features/applications/server/sending/suggest-scholarships.server.ts";
import { assistedList } from "#app/features/applications/views/desk-application-lists.ts";
import { readComments } from "#app/features/comments/server/read-comments.server.ts";
import { listDocuments } from "#app/features/documents/server/list-documents.server.ts";
import { isShownAsPages } from "#app/features/documents/server/pdf/is-shown-as-pages.server.ts";
import { readDocument } from "#app/features/documents/server/read-document.server.ts";
import { bookingList } from "#app/features/helpdesk/bookings/booking-list.ts";
import { enquiryList } from "#app/features/helpdesk/enquiry-list.ts";
import { matterList } from "#app/features/helpdesk/matter-list.ts";
import { exportBookings } from "#app/features/helpdesk/server/bookings/export-bookings.server.ts";
import { listBookings } from "#app/features/helpdesk/server/bookings/list-bookings.server.ts";
import { answerEnquiry } from "#app/features/helpdesk/server/enquiries/answer-enquiry.server.ts";
import { exportEnquiries } from "#app/features/helpdesk/server/enquiries/export-enquiries.server.ts";
import { findNextEnquiry } from "#app/features/helpdesk/server/enquiries/find-next-enquiry.server.ts";
import { getEnquiry } from "#app/features/helpdesk/server/enquiries/get-enquiry.server.ts";
import { listEnquiries } from "#app/features/helpdesk/server/enquiries/list-enquiries.server.ts";
import { moveEnquiry } from "#app/features/helpdesk/server/enquiries/move-enquiry.server.ts";
import { assignMatter } from "#app/features/helpdesk/server/matters/assign-matter.server.ts";
import { countMatters } from "#app/features/helpdesk/server/matters/count-matters.server.ts";
import { getMatter } from "#app/features/helpdesk/server/matters/get-matter.server.ts";
import { listMatters } from "#app/features/helpdesk/server/matters/list-matters.server.ts";
import { restoreStudent } from "#app/features/identity/suspension/restore-student.server.ts";
import { suspendStudent } from "#app/features/identity/suspension/suspend-student.server.ts";
import { assignWork } from "#app/features/identity/work/assign-work.server.ts";
import { listWork } from "#app/features/identity/work/list-work.server.ts";
import { readWork } from "#app/features/identity/work/read-work.server.ts";
import { partnershipList } from "#app/features/institutes/partnership-list.ts";
import { checkPartnershipFile } from "#app/features/institutes/server/partnership-files/check-partnership-file.server.ts";
import { decidePartnership } from "#app/features/institutes/server/partnerships/decide-partnership.server.ts";
import { getPartnership } from "#app/features/institutes/server/partnerships/get-partnership.server.ts";
import { listPartnerships } from "#app/features/institutes/server/partnerships/list-partnerships.server.ts";
import { revealPan } from "#app/features/institutes/server/reveal-pan.server.ts";
import { renewTerm } from "#app/features/institutes/server/terms/renew-term.server.ts";
import { joiningList } from "#app/features/organisations/joining-list.ts";
import { joiningNumber } from "#app/features/organisations/joining-number.ts";
import { countJoinings } from "#app/features/organisations/server/count-joinings.server.ts";
import { decideJoining } from "#app/features/organisations/server/decide-joining.server.ts";
import { getJoining } from "#app/features/organisations/server/get-joining.server.ts";
import { joiningRow } from "#app/features/organisations/server/joining-row.server.ts";
import { listJoinings } from "#app/features/organisations/server/list-joinings.server.ts";
import { recoveryList } from "#app/features/recovery/recovery-list.ts";
import { recoveryNumber } from "#app/features/recovery/recovery-number.ts";
import { agreeRecovery } from "#app/features/recovery/server/desk/agree-recovery.server.ts";
import { countRecoveries } from "#app/features/recovery/server/desk/count-recoveries.server.ts";
import { decideRecovery } from "#app/features/recovery/server/desk/decide-recovery.server.ts";
import { getRecovery } from "#app/features/recovery/server/desk/get-recovery.server.ts";
import { listRecoveries } from "#app/features/recovery/server/desk/list-recoveries.server.ts";
import { reviewList } from "#app/features/reviews/review-list.ts";
import { checkApplication } from "#app/features/reviews/server/check-application.server.ts";
import { decideReview } from "#app/features/reviews/server/decisions/decide-review.server.ts";
import { exportReviews } from "#app/features/reviews/server/lists/export-reviews.server.ts";
import { listReviews } from "#app/features/reviews/server/lists/list-reviews.server.ts";
import { readQueue } from "#app/features/reviews/server/lists/read-queue.server.ts";
import { readReview } from "#app/features/reviews/server/read-review.server.ts";
import { openAsStudent } from "#app/portals/student/seen/open-as-student.server.ts";
import { jobs } from "#server/job-list.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { useIdentityWorld } from "#tests/support/identity-world.ts";
import { type Corner, makeCorner } from "#tests/support/limit-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { findAnybody } from "../find/find-anybody.server.ts";
import { getInstituteFile } from "../people/get-institute-file.server.ts";
import { getOrganisationFile } from "../people/get-organisation-file.server.ts";
import { getStudentFile } from "../people/get-student-file.server.ts";
import { suspendInstitute } from "../people/suspend-institute.server.ts";
import { suspendOrganisation } from "../people/suspend-organisation.server.ts";

useTestDatabase({ jobs });
useApplicationWorld();
useIdentityWorld({ hoursBetweenTests: 0 });

const telangana: StaffLimit = { states: ["telangana"], languages: [] };
let home: Corner;
let away: Corner;
let whole: Actor & { userId: string };
let clerk: Actor & { userId: string };
let byLanguage: Actor & { userId: string };

beforeAll(async () => {
  home = await makeCorner("Homely", "telangana", "South", "te");
  away = await makeCorner("Faraway", "bihar", "East", "hi");
  const person = await makePortalPerson("admin", "A clerk");
  whole = { ...person, staffRoles: ["verification", "support"] };
  clerk = { ...whole, limit: telangana };
  byLanguage = { ...whole, limit: { states: [], languages: ["te"] } };
});

async function all<T>(rows: Promise<AsyncIterable<T>>): Promise<T[]> {
  const found: T[] = [];
  for await (const row of await rows) found.push(row);
  return found;
}
const text = { text: "A long enough word for it." };

/** Everything that lists, counts, searches or is taken as a file. Both corners stand in it for who has no limit. */
const lists: Record<string, (actor: Actor) => Promise<unknown>> = {
  "applications of the review": (actor) => listReviews(actor, reviewList.read("/")),
  "applications as a file": (actor) => all(exportReviews.open(actor, reviewList.read("/"))),
  "the review's queue": (actor) => readQueue(actor),
  "assisted applications": (actor) => listDeskApplications(actor, assistedList.read("/"), "assisted"),
  "late applications": (actor) => listDeskApplications(actor, assistedList.read("/"), "late"),
  enquiries: (actor) => listEnquiries(actor, enquiryList.read("/")),
  "enquiries as a file": (actor) => all(exportEnquiries.open(actor, enquiryList.read("/"))),
  matters: (actor) => listMatters(actor, matterList.read("/")),
  bookings: async (actor) => (await listBookings(actor, bookingList.read("/"))).rows,
  "bookings as a file": (actor) => all(exportBookings.open(actor, bookingList.read("/"))),
  "requests of institutes": (actor) =>
    listPartnerships.page(actor, partnershipList.read("/?status=approved")),
  "requests of institutes as a file": (actor) =>
    all(listPartnerships.export.open(actor, partnershipList.read("/?status=approved"))),
  "requests to join": (actor) => listJoinings(actor, joiningList.read("/admin/joining")),
  "what waits": (actor) => listWork(actor, { kind: null, whose: null, size: 100 }),
  "search by name of students": (actor) => findAnybody(actor, "Devi"),
  "search by name of institutes": (actor) => findAnybody(actor, "College"),
  "search by name of givers": (actor) => findAnybody(actor, "Trust"),
};

describe("limited to one state: lists, queues, search and files", () => {
  test.each(Object.entries(lists))("%s", async (name, list) => {
    // A file's and a queue's line has a number where the list has a name.
    const names = (corner: Corner) =>
      new RegExp(
        `${corner.name}|${corner.number}|${corner.recoveryId}|${corner.enquiryId}|${corner.bookingId}`,
      );
    const everything = JSON.stringify(await list(whole));
    expect(everything, name).toMatch(names(home));
    expect(everything, name).toMatch(names(away));
    const limited = JSON.stringify(await list(clerk));
    expect(limited, name).toMatch(names(home));
    expect(limited, name).not.toMatch(names(away));
  });

  test("lost phones, and the counts of the menu", async () => {
    const ids = async (actor: Actor) =>
      (await listRecoveries(actor, recoveryList.read("/admin/recovery"))).rows.map(({ id }) => id).toSorted();
    expect(await ids(whole)).toEqual([home.recoveryId, away.recoveryId].toSorted());
    expect(await ids(clerk)).toEqual([home.recoveryId]);
    expect([await countRecoveries(whole), await countRecoveries(clerk)]).toEqual([2, 1]);
    expect([await countJoinings(whole), await countJoinings(clerk)]).toEqual([2, 1]);
  });

  test("figures of queues: each counts what its list shows, and one closed to the limit is not there", async () => {
    const [all, mine] = [await readWork(whole), await readWork(clerk)];
    const counts = (work: typeof all) =>
      Object.fromEntries(work?.queues.map((line) => [line.kind, line.mine + line.team + line.nobody]) ?? []);
    for (const kind of ["application", "joining", "enquiry", "recovery", "booking"]) {
      expect([kind, counts(all)[kind], counts(mine)[kind]]).toEqual([kind, 2, 1]);
    }
    expect(Object.keys(counts(mine))).not.toContain("bulk-decision");
    const { byRegion } = await countMatters(clerk);
    expect(byRegion.map(({ name, enquiries }) => [name, enquiries])).toContainEqual(["East", 0]);
  });

  test("a search by number outside finds nothing", async () => {
    const joining = await joiningRow.get(away.joiningId);
    const [lost] = await database()
      .select()
      .from(recoveryRequest)
      .where(eq(recoveryRequest.id, away.recoveryId));
    if (!lost) throw new Error("No request");
    for (const number of [away.number, joiningNumber(joining), recoveryNumber(lost)]) {
      expect(await findAnybody(whole, number)).toHaveLength(1);
      expect(await findAnybody(clerk, number)).toEqual([]);
    }
  });

  test("the next enquiry is one within", async () => {
    expect(await findNextEnquiry(clerk, home.enquiryId)).toBeNull();
    expect(await findNextEnquiry(whole, home.enquiryId)).toBe(away.enquiryId);
  });

  test("suggestions are made for applications within", async () => {
    expect(Object.keys(await suggestScholarships(clerk, [home.applicationId, away.applicationId]))).toEqual([
      home.applicationId,
    ]);
  });
});

/** Every verb that is given one thing. Outside the limit none of them finds it. */
const verbs: Record<string, (actor: Actor, corner: Corner) => Promise<unknown>> = {
  "read an application": (actor, { number }) => getApplication(actor, number),
  "read a review": (actor, { number }) => readReview(actor, number),
  "check an application": (actor, { applicationId }) =>
    checkApplication(actor, applicationId, { code: "ifsc_code", verdict: "verified" } as never),
  "record a check": (actor, { applicationId }) =>
    recordCheck(actor, applicationId, { code: "ifsc_code", verdict: "verified" } as never),
  "write to an applicant": (actor, { applicationId }) => sendMessage(actor, applicationId, "Hello"),
  "decide an application": (actor, { applicationId }) =>
    decideApplication(actor, applicationId, { verdict: "reject", reasons: ["incomplete"] } as never),
  "decide a review": (actor, { applicationId }) =>
    decideReview(actor, applicationId, { verdict: "reject", reasons: [] } as never, crypto.randomUUID()),
  "choose a scholarship": (actor, { applicationId }) =>
    chooseScholarship(actor, { applicationId, slug: "no-such-scholarship" }),
  "talk about an application": (actor, { applicationId }) =>
    readComments(actor, "application", applicationId),
  "talk about a request of an institute": (actor, { partnershipId }) =>
    readComments(actor, "partnership", partnershipId),
  "talk about a request to join": (actor, { joiningId }) => readComments(actor, "joining", joiningId),
  "talk about an enquiry": (actor, { enquiryId }) => readComments(actor, "enquiry", enquiryId),
  "list papers": (actor, { studentId }) => listDocuments(actor, { kind: "student", id: studentId }),
  "read a paper": (actor, { paperId }) => readDocument(actor, paperId),
  "see a paper's pages": (actor, { paperId }) => isShownAsPages(actor, paperId),
  "a student's page": (actor, { studentId }) => getStudentFile(actor, studentId),
  "what she sees": (actor, { studentId }) => openAsStudent(actor, studentId, "overview" as never),
  "an institute's page": (actor, { instituteId }) => getInstituteFile(actor, instituteId),
  "a giver's page": (actor, { organisationId }) => getOrganisationFile(actor, organisationId),
  "read a request of an institute": (actor, { partnershipId }) => getPartnership(actor, partnershipId),
  "decide it": (actor, { partnershipId }) =>
    decidePartnership(actor, { requestId: partnershipId, revision: 0, event: "take_up" }),
  "approve it": (actor, { partnershipId }) =>
    decidePartnership(actor, { requestId: partnershipId, revision: 0, event: "approve" }),
  "check its file": (actor, { partnershipId }) =>
    checkPartnershipFile(actor, { requestId: partnershipId, field: "pan", status: "verified", note: "" }),
  "see its whole PAN": (actor, { partnershipId }) => revealPan(actor, partnershipId, "For the test"),
  "renew it": (actor, { partnershipId }) => renewTerm(actor, partnershipId, "2000-01-01"),
  "read a request to join": (actor, { joiningId }) => getJoining(actor, joiningId),
  "let it in": (actor, { joiningId }) =>
    decideJoining.approve(actor, { requestId: joiningId, revision: 99, ...text }),
  "answer it": (actor, { joiningId }) =>
    decideJoining.answer(actor, "refuse", { requestId: joiningId, revision: 99, ...text }),
  "read a lost phone": (actor, { recoveryId }) => getRecovery(actor, recoveryId),
  "vouch for it": (actor, { recoveryId }) =>
    decideRecovery.vouch(actor, { requestId: recoveryId, revision: 99, ...text }),
  "agree with the institute": (actor, { recoveryId }) =>
    decideRecovery.agreeWithInstitute(actor, { requestId: recoveryId, revision: 99, ...text }),
  "refuse it": (actor, { recoveryId }) =>
    decideRecovery.refuse(actor, { requestId: recoveryId, revision: 99, ...text }),
  "agree to it": (actor, { recoveryId }) => agreeRecovery(actor, recoveryId),
  "read an enquiry": (actor, { enquiryId }) => getEnquiry(actor, enquiryId),
  "answer an enquiry": (actor, { enquiryId }) =>
    answerEnquiry(actor, { enquiryId, revision: 99, answer: "An answer" }),
  "close an enquiry": (actor, { enquiryId }) => moveEnquiry(actor, { enquiryId, revision: 99 }, "close"),
  "read a matter": (actor, { enquiryId }) => getMatter(actor, { kind: "enquiry", id: enquiryId }),
  "read a session": (actor, { bookingId }) => getMatter(actor, { kind: "booking", id: bookingId }),
  "sort a matter": (actor, { enquiryId }) =>
    assignMatter(actor, { kind: "enquiry", matterId: enquiryId, region: null, assignedTo: null }),
  "sort a session": (actor, { bookingId }) =>
    assignMatter(actor, { kind: "booking", matterId: bookingId, region: null, assignedTo: null }),
  "take what waits": (actor, { recoveryId }) =>
    assignWork.take(actor, { kind: "recovery", id: recoveryId, seen: "" }),
  "suspend a student": (actor, { studentId }) =>
    suspendStudent(actor, studentId, { reason: "fraud", note: "For the test" } as never),
  "restore a student": (actor, { studentId }) => restoreStudent(actor, studentId, { note: "For the test" }),
  "suspend an institute": (actor, { instituteId }) =>
    suspendInstitute.suspend(actor, instituteId, { reason: "fraud", note: "For the test" } as never),
  "restore an institute": (actor, { instituteId }) =>
    suspendInstitute.restore(actor, instituteId, { note: "For the test" }),
  "suspend a giver": (actor, { organisationId }) =>
    suspendOrganisation.suspend(actor, organisationId, { reason: "fraud", note: "For the test" } as never),
  "restore a giver": (actor, { organisationId }) =>
    suspendOrganisation.restore(actor, organisationId, { note: "For the test" }),
};

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status?: number }) => error.status ?? 500,
  );

describe("limited to one state: by id", () => {
  test.each(Object.entries(verbs))("%s", async (_name, verb) => {
    expect(await statusOf(verb(clerk, away))).toBe(404);
    // Within, whatever else is wrong with the try, it is there.
    expect([404, 403]).not.toContain(await statusOf(verb(clerk, home)));
  });

  test("limited to a language: the same student, enquiry and session; institutes have none", async () => {
    expect(await statusOf(getStudentFile(byLanguage, away.studentId))).toBe(404);
    expect(await statusOf(getStudentFile(byLanguage, home.studentId))).toBe(200);
    expect(await statusOf(getEnquiry(byLanguage, away.enquiryId))).toBe(404);
    expect(await statusOf(getInstituteFile(byLanguage, away.instituteId))).toBe(200);
  });

  test("nothing is given to a colleague who does not see it", async () => {
    const other = await makePortalPerson("admin", "Limited colleague");
    await database().execute(
      `update user_role set staff_roles = '{verification,support}', limit_states = '{telangana}' where user_id = '${other.userId}'`,
    );
    const step = { kind: "recovery", id: away.recoveryId, seen: "", to: other.userId };
    expect(await statusOf(assignWork.give(whole, step))).toBe(422);
    expect(await statusOf(assignWork.give(whole, { ...step, id: home.recoveryId, seen: clerk.userId }))).toBe(
      200,
    );
    const [held] = await database()
      .select()
      .from(assignment)
      .where(and(eq(assignment.kind, "recovery"), eq(assignment.subjectId, home.recoveryId)));
    expect(held?.userId).toBe(other.userId);
    expect(now()).toBeInstanceOf(Date);
  });
});
