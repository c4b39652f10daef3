import { asc, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { maskAadhaar, maskAccount } from "#app/core/secrets/mask.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import { builtRead } from "#app/db/built-read.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { applicationCheck } from "#app/db/schema/applications.ts";
import { namesOfHelpers } from "#app/features/identity/helping/names-of-helpers.server.ts";
import { readStudentRow } from "#app/features/identity/server/students/read-student-row.server.ts";
import { paperName } from "#app/features/scholarships/server/words/paper-name.server.ts";
import { applicationPermissions, isOwn } from "../application-permissions.ts";
import { isOwnQuestionField, isQuestionField } from "../forms/form-steps.ts";
import { isAppealOver, lastAppealDay } from "../rules/appeal-days.ts";
import { applicationMachine } from "../rules/application-status.ts";
import { extraDocuments } from "../rules/extra-documents.ts";
import type { ApplicationView } from "../views/application-view.ts";
import { findScholarshipFacts } from "./drafts/find-scholarship-facts.server.ts";
import { toLine } from "./lists/application-line-row.server.ts";
import { getApplicationRow } from "./lists/application-row.server.ts";
import { listAttached } from "./papers/list-attached.server.ts";
import { readApplicationStory } from "./read-application-story.server.ts";
import { savedSentences } from "./saved-sentences.server.ts";

const readChecks = builtRead(["applicationId"], (db, { applicationId }) =>
  db
    .select()
    .from(applicationCheck)
    .where(eq(applicationCheck.applicationId, applicationId))
    .orderBy(asc(applicationCheck.position)),
);

/** One application as its page shows it: where it stands, who holds it, by when, each check, what happened. */
export async function getApplication(actor: Actor, number: string): Promise<ApplicationView> {
  const { row, access } = await getApplicationRow(number);
  applicationPermissions.assertCan(actor, "application.read", access);
  await assertWithin(actor, "application", row.id);
  const scholarship = row.scholarshipId ? await findScholarshipFacts({ id: row.scholarshipId }) : null;
  const [checks, story, documents, person] = await Promise.all([
    readChecks({ applicationId: row.id }),
    readApplicationStory(row.id),
    listAttached(row.id),
    readStudentRow(row.studentId),
  ]);
  const helpers = await namesOfHelpers([row.helperId, ...story.events.map(({ helperId }) => helperId)]);
  const extras = extraDocuments(scholarship?.documents ?? []);
  const defect = checks.find(({ status }) => status === "defect");
  const wanted = row.status === "action_needed" && defect ? defect.code : null;
  const mayDo =
    isOwn(actor, access) && !actor.helper ? allowedEvents(applicationMachine, row.status, actor) : [];
  const may = (event: string) => mayDo.some((allowed) => allowed.event === event);
  return {
    ...toLine(
      { ...row, ...lineOf(scholarship), award: story.award, wanted },
      isOwn(actor, access) ? actor.language : defaultLanguage,
    ),
    id: row.id,
    applicant: row.answers.fullName?.value ?? "",
    givenName: person?.givenName ?? row.answers.fullName?.value ?? "",
    isLate: row.dueAt !== null && row.dueAt < now(),
    isEscalated: row.escalatedAt !== null,
    checks: checks.map((check) => ({
      code: check.code,
      label: nameOf(
        extras.find(({ field }) => field === check.code),
        actor.language,
      ),
      status: check.status,
      reason: check.reason,
      sentence: savedSentences.in(actor.language, "defects", check.sentence),
      note: check.note,
      checkedAt: check.checkedAt?.toISOString() ?? null,
      checkedBy: check.checkedByRole,
      documentId: documents.find(({ field }) => field === check.code)?.id ?? null,
    })),
    events: story.events.map(({ helperId, ...event }) => ({
      ...event,
      helper: helperId ? (helpers.get(helperId)?.name ?? null) : null,
    })),
    filledBy: row.helperId ? (helpers.get(row.helperId)?.name ?? null) : null,
    messages: story.messages.map(({ byUserId, ...message }) => ({
      ...message,
      isOwn: byUserId !== null && byUserId === actor.userId,
    })),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decisionReasons: row.decisionReasons,
    decisionSentence: savedSentences.in(actor.language, "decisions", row.decisionSentence),
    decisionNote: row.decisionNote,
    canAppeal: may("appeal") && row.appealedAt === null && !isAppealOver(row.decidedAt),
    appealUntil: row.status === "rejected" && row.decidedAt ? lastAppealDay(row.decidedAt) : null,
    appealedAt: row.appealedAt?.toISOString() ?? null,
    canAskMoreTime: row.status === "action_needed" && row.extendedAt === null && isOwn(actor, access),
    canWithdraw: may("withdraw"),
    aadhaar: row.aadhaarLastFour && maskAadhaar(row.aadhaarLastFour),
    account: row.accountLastFour && maskAccount(row.accountLastFour),
    payoutReference: row.payoutReference,
    providerReference: row.providerReference,
    answers: Object.fromEntries(
      Object.entries(row.answers)
        .filter(
          ([field]) =>
            !isQuestionField(field) &&
            !isOwnQuestionField(field) &&
            field !== "aadhaarNumber" &&
            field !== "bankAccount",
        )
        .map(([field, { value }]) => [field, value]),
    ),
  };
}

function lineOf(scholarship: Awaited<ReturnType<typeof findScholarshipFacts>>) {
  return {
    scholarshipNumber: scholarship?.number ?? null,
    title: scholarship?.title ?? null,
    slug: scholarship?.slug ?? null,
    provider: scholarship?.provider ?? null,
    amountText: scholarship?.amountText ?? null,
    amountMinPaise: scholarship?.amountMinPaise ?? null,
    amountMaxPaise: scholarship?.amountMaxPaise ?? null,
    amountPeriod: scholarship?.amountPeriod ?? null,
    runHere: scholarship?.runHere ?? null,
    ownerKind: scholarship?.ownerKind ?? null,
  };
}

function nameOf(extra: { readonly label: string } | undefined, language: Language): string | null {
  return extra ? paperName(extra.label, language) : null;
}
