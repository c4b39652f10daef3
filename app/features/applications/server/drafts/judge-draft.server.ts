import { isIstDay } from "#app/core/clock.ts";
import { isKnownBank } from "#app/core/numbers/bank-codes.server.ts";
import { needsGuardian } from "#app/features/identity/rules/guardian-rules.ts";
import { findGuardianConsent } from "#app/features/identity/server/consents/find-guardian-consent.server.ts";
import { type ExtraDocument, extraDocuments } from "../../rules/extra-documents.ts";
import { listProblems, type Problem } from "../../views/list-problems.ts";
import type { ApplicationRow } from "../lists/application-row.server.ts";
import type { AttachedDocument } from "../papers/list-attached.server.ts";
import type { Closing } from "../sending/find-closing.server.ts";
import type { ScholarshipFacts } from "./find-scholarship-facts.server.ts";

export interface DraftFacts {
  readonly scholarship: ScholarshipFacts | null;
  readonly closing: Closing | null;
  readonly extras: readonly ExtraDocument[];
  readonly documents: readonly AttachedDocument[];
  readonly problems: readonly Problem[];
}

type JudgedRow = Pick<
  ApplicationRow,
  "answers" | "scholarshipId" | "studentId" | "aadhaarHash" | "accountEncrypted"
>;

/** What a draft lacks, also one that nobody has begun yet. */
export async function judgeDraft(
  row: JudgedRow,
  {
    isOtherAadhaar: isOther,
    ...facts
  }: Pick<DraftFacts, "scholarship" | "closing" | "documents"> & {
    readonly isOtherAadhaar: boolean;
  },
): Promise<DraftFacts> {
  const { scholarship, closing, documents } = facts;
  const extras = extraDocuments(scholarship?.documents ?? []);
  const problems = listProblems({
    answers: row.answers,
    isAssisted: row.scholarshipId === null,
    hasAadhaar: row.aadhaarHash !== null,
    isOtherAadhaar: isOther,
    hasAccount: row.accountEncrypted !== null,
    files: new Set(documents.map(({ field }) => field)),
    extraDocuments: extras,
    questions: scholarship?.criteria.questions.map(({ key }) => key) ?? [],
    ownQuestions: scholarship?.ownQuestions ?? [],
    isKnownBank,
  });
  const more: Problem[] = [];
  if (await lacksGuardian(row))
    more.push({ step: 5, stepName: "review", field: "guardian", code: "guardian" });
  if (closing && !closing.isOpen)
    more.push({
      step: 5,
      stepName: "review",
      field: "deadline",
      code: scholarship?.isPaused ? "paused" : "closed",
    });
  return { ...facts, extras, problems: [...problems, ...more] };
}

/** T35: under 18, a parent or guardian agrees before anything is sent on. */
async function lacksGuardian(row: JudgedRow): Promise<boolean> {
  const birthDay = row.answers.dateOfBirth?.value ?? "";
  if (!isIstDay(birthDay) || !needsGuardian(birthDay)) return false;
  return (await findGuardianConsent(row.studentId)) === null;
}
