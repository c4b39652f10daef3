import { addHours, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { application, applicationCheck, applicationEvent } from "#app/db/schema/applications.ts";
import { reviewScore, reviewStanding } from "#app/db/schema/reviews.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { demoInstitute } from "#app/features/identity/demo/demo-people.ts";
import { decidedApplicants, demoRubric } from "./demo-applicants.ts";

const checkCodes = [
  "photo",
  "aadhaar",
  "marksheet",
  "incomeCert",
  "bankPassbook",
  "aadhaar_number",
  "ifsc_code",
];

/** Decided applications, set-based: only their number matters. */
export async function insertDecided(
  scholarships: readonly { id: string; awardPaise: number }[],
): Promise<void> {
  const made = makeDecided(scholarships);
  await inTransaction(async (tx) => {
    await insertPeople(tx, made);
    await insertApplications(tx, made);
    await insertChecks(tx, made);
    await insertEvents(tx, made);
    await insertScores(tx, made);
  });
}

type Decided = ReturnType<typeof makeDecided>;

function makeDecided(scholarships: readonly { id: string; awardPaise: number }[]) {
  const start = now();
  return decidedApplicants.map((person) => {
    const sentAt = addHours(start, -24 * person.daysAgo);
    const scholarship = scholarships[person.of];
    if (!scholarship) throw new Error("The demo needs two scholarships");
    return {
      ...person,
      ids: { user: newId(), student: newId(), application: newId() },
      scholarship,
      sentAt,
      checkedAt: addHours(sentAt, 6 + (person.daysAgo % 15)),
      decidedAt: addHours(sentAt, 20 + (person.daysAgo % 27)),
      paidAt: person.status === "paid" ? addHours(sentAt, 24 * 9) : null,
      total: Object.values(person.points).reduce((sum, given) => sum + given, 0),
    };
  });
}

async function insertPeople(tx: Tx, made: Decided): Promise<void> {
  await tx
    .insert(appUser)
    .values(made.map(({ ids, name, sentAt }) => ({ id: ids.user, name, createdAt: sentAt })));
  await tx
    .insert(userRole)
    .values(
      made.map(({ ids, sentAt }) => ({ userId: ids.user, role: "student" as const, grantedAt: sentAt })),
    );
  await tx
    .insert(student)
    .values(
      made.map(({ ids, name, sentAt }) => ({ id: ids.student, userId: ids.user, name, createdAt: sentAt })),
    );
}

async function insertApplications(tx: Tx, made: Decided): Promise<void> {
  await tx.insert(application).values(
    made.map(({ ids, answers, status, reason, scholarship, sentAt, decidedAt, paidAt }) => ({
      id: ids.application,
      studentId: ids.student,
      userId: ids.user,
      scholarshipId: scholarship.id,
      status,
      answers: Object.fromEntries(
        Object.entries(answers).map(([field, value]) => [field, { value, at: sentAt.getTime() }]),
      ),
      step: "5",
      createdAt: sentAt,
      savedAt: sentAt,
      submittedAt: sentAt,
      decidedAt,
      decisionReasons: reason ? [reason] : [],
      awardPaise: status === "rejected" ? null : scholarship.awardPaise,
      paidAt,
      payoutReference: paidAt ? "DEMO-PAYOUT" : null,
    })),
  );
}

async function insertChecks(tx: Tx, made: Decided): Promise<void> {
  await tx.insert(applicationCheck).values(
    made.flatMap(({ ids, reason, checkedAt }) =>
      checkCodes.map((code, position) => {
        const isBad = reason === "document_not_verified" && code === "incomeCert";
        return {
          id: newId(),
          applicationId: ids.application,
          code,
          status: isBad ? ("defect" as const) : ("verified" as const),
          reason: isBad ? "unreadable" : null,
          checkedAt,
          checkedByRole: position > 4 ? "system" : "institute",
          position,
        };
      }),
    ),
  );
}

async function insertEvents(tx: Tx, made: Decided): Promise<void> {
  await tx.insert(applicationEvent).values(
    made.flatMap(({ ids, status, sentAt, checkedAt, decidedAt, paidAt }) => {
      const event = (name: string, byRole: string, at: Date, toStatus: string | null) => ({
        id: newId(),
        applicationId: ids.application,
        event: name,
        toStatus,
        byRole,
        at,
      });
      return [
        event("submit", "student", sentAt, "under_review"),
        event("check_verified", "institute", checkedAt, null),
        status === "rejected"
          ? event("reject", "institute", decidedAt, "rejected")
          : event("approve", "institute", decidedAt, "approved"),
        ...(paidAt ? [event("pay", "admin", paidAt, "paid")] : []),
      ];
    }),
  );
}

async function insertScores(tx: Tx, made: Decided): Promise<void> {
  const outOf = demoRubric.reduce((sum, { max }) => sum + max, 0);
  // Nobody scores what was refused for its papers.
  const scored = made.filter(({ reason }) => reason !== "document_not_verified");
  await tx.insert(reviewScore).values(
    scored.map(({ ids, points, total, checkedAt }) => ({
      id: newId(),
      applicationId: ids.application,
      reviewerId: demoInstitute.userId,
      points,
      total,
      outOf,
      scoredAt: checkedAt,
    })),
  );
  await tx.insert(reviewStanding).values(
    scored.map(({ ids, scholarship, total, checkedAt }) => ({
      applicationId: ids.application,
      scholarshipId: scholarship.id,
      mean: Math.round((total * 10_000) / outOf),
      spread: 0,
      scores: 1,
      updatedAt: checkedAt,
    })),
  );
}
