import { asc, eq, inArray } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { maskAadhaar, maskAccount } from "#app/core/secrets/mask.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { application, applicationMessage, studentProfile } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type {
  DataSubject,
  OwnDataRoom,
} from "#app/features/identity/server/own-data/own-data-rooms.server.ts";
import { applicationNumber } from "../application-number.ts";
import { applicationMachine } from "../rules/application-status.ts";
import { blankApplications } from "./drafts/blank-applications.server.ts";
import { savedSentences } from "./saved-sentences.server.ts";

async function collect({ studentIds }: DataSubject): Promise<unknown> {
  if (studentIds.length === 0) return [];
  const rows = await database()
    .select({ row: application, title: scholarship.title })
    .from(application)
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(inArray(application.studentId, [...studentIds]))
    .orderBy(asc(application.createdAt));
  const applications = await Promise.all(
    rows.map(async ({ row, title }) => ({
      number: applicationNumber(row),
      scholarship: title ?? "Assisted application",
      status: applicationMachine.states[row.status].label,
      begun: formatDateTime(row.createdAt),
      submitted: row.submittedAt && formatDateTime(row.submittedAt),
      answers: Object.fromEntries(Object.entries(row.answers).map(([field, { value }]) => [field, value])),
      aadhaar: row.aadhaarLastFour && maskAadhaar(row.aadhaarLastFour),
      account: row.accountLastFour && maskAccount(row.accountLastFour),
      decision: row.decidedAt && {
        at: formatDateTime(row.decidedAt),
        reasons: row.decisionReasons,
        sentence: savedSentences.in("en", "decisions", row.decisionSentence),
        note: row.decisionNote,
      },
      appeal: row.appealText,
      messages: await messagesOf(row.id),
    })),
  );
  return { profiles: await profilesOf(studentIds), applications };
}

async function profilesOf(studentIds: readonly string[]) {
  const rows = await database()
    .select()
    .from(studentProfile)
    .where(inArray(studentProfile.studentId, [...studentIds]));
  return rows.map(({ email, course, institution, year, cgpa }) => ({
    email,
    course,
    institution,
    year,
    cgpa,
  }));
}

async function messagesOf(applicationId: string) {
  const rows = await database()
    .select()
    .from(applicationMessage)
    .where(eq(applicationMessage.applicationId, applicationId))
    .orderBy(asc(applicationMessage.sentAt));
  return rows.map(({ byRole, text, sentAt }) => ({ from: byRole, at: formatDateTime(sentAt), text }));
}

/** Drafts go whole, of what was sent the person. */
async function erase(tx: Tx, { studentIds }: DataSubject): Promise<void> {
  if (studentIds.length === 0) return;
  await tx.delete(studentProfile).where(inArray(studentProfile.studentId, [...studentIds]));
  const rows = await tx
    .select({ id: application.id, submittedAt: application.submittedAt })
    .from(application)
    .where(inArray(application.studentId, [...studentIds]));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const drafts = rows.filter(({ submittedAt }) => submittedAt === null).map(({ id }) => id);
  if (drafts.length > 0) await tx.delete(application).where(inArray(application.id, drafts));
  await blankApplications(tx, ids);
}

export const applicationOwnData: OwnDataRoom = { name: "applications", collect, erase };
