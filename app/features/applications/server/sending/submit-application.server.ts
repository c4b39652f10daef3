import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { application, applicationCheck } from "#app/db/schema/applications.ts";
import { helpedSendCode } from "#app/features/identity/helping/helped-send-code.server.ts";
import { hasConsent } from "#app/features/identity/server/consents/has-consent.server.ts";
import { recordConsent } from "#app/features/identity/server/consents/record-consent.server.ts";
import { applicationNumber } from "../../application-number.ts";
import { percentOfCgpa } from "../../application-options.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { fileFieldNames } from "../../forms/document-upload.ts";
import { noteHelp } from "../../helping/note-help.server.ts";
import { applyMessages } from "../../messages/apply.messages.server.ts";
import { systemChecks } from "../../rules/check-codes.ts";
import { onlyAsked } from "../../rules/only-asked.ts";
import { changeApplication } from "../change-application.server.ts";
import type { DraftFacts } from "../drafts/judge-draft.server.ts";
import { learnFromApplication } from "../drafts/learn-from-application.server.ts";
import { readDraft } from "../drafts/read-draft.server.ts";
import { type ApplicationRow, lockApplication } from "../lists/application-row.server.ts";
import { listProven } from "../lists/list-proven.server.ts";
import { issueReceipt } from "../receipts/issue-receipt.server.ts";
import { tellStudent } from "../tell-student.server.ts";
import { shareWithProvider } from "./share-with-provider.server.ts";

export interface Submission {
  /** A retry with the same key gets the same answer (T38). */
  readonly formKey: string;
  /** When the request reached the server: that moment decides about the deadline, not how long it waited (T20). */
  readonly receivedAt: Date;
  /** "Hand my application to the provider": asked once, kept as the student's consent (T34). */
  readonly mayShare: boolean;
  /** Of a helper: the code from her phone, by which she herself sends it. */
  readonly otp?: string;
  readonly address?: string;
}

export interface Submitted {
  readonly number: string;
}

/** Sends a draft: all problems mended, before the closing by the server's clock, once. */
export async function submitApplication(actor: Actor, id: string, given: Submission): Promise<Submitted> {
  await assertSheSends(actor, id, given);
  return runOnce(given.formKey, `application.submit:${id}`, requestHash({ id }), (tx) =>
    submit(tx, actor, id, given),
  );
}

/** What a helper has filled goes only with the code from her phone. Before the transaction: a wrong try counts. */
async function assertSheSends(
  actor: Actor,
  id: string,
  { otp, address, mayShare }: Submission,
): Promise<void> {
  if (!actor.helper) return;
  const [row] = await database()
    .select({ status: application.status, studentId: application.studentId })
    .from(application)
    .where(eq(application.id, id));
  // Sent a moment ago by another tap: its code is spent, and nothing is sent a second time.
  if (row && row.studentId === actor.studentId && row.status !== "draft") return;
  // Before the code is spent: a box that was forgotten costs no second SMS.
  if (!mayShare && !(await hasConsent(actor.studentId ?? "", "application_sharing"))) {
    throw invalid({ mayShare: ["required"] });
  }
  await helpedSendCode.spend(actor, otp ?? "", address ?? "");
}

async function submit(tx: Tx, actor: Actor, id: string, given: Submission): Promise<Submitted> {
  const { row, access } = await lockApplication(tx, id);
  applicationPermissions.assertCan(actor, "application.edit", access);
  // Sent a moment ago by another tap or device: that is what was wanted.
  if (row.status === "under_review" && row.submittedAt) return { number: applicationNumber(row) };
  const draft = await readDraft(row, given.receivedAt);
  if (draft.problems.some(({ code }) => code === "closed")) {
    throw conflict(
      "The closing time is over, so this application cannot be sent any more.",
      "scholarship_closed",
    );
  }
  if (draft.problems.some(({ code }) => code === "paused")) {
    throw conflict("This scholarship is paused, so nothing can be sent just now.", "scholarship_paused");
  }
  if (draft.problems.length > 0) {
    throw invalid(Object.fromEntries(draft.problems.map(({ field, code }) => [field, [code]])));
  }
  // The code is her own yes, to the sharing, too.
  await assertConsent({ ...actor, helper: undefined }, given.mayShare);
  await noteHelp(tx, actor, row);
  const sent = await changeApplication(tx, actor, row, {
    event: "submit",
    changes: {
      submittedAt: given.receivedAt,
      savedAt: now(),
      step: "5",
      answers: withPercent(onlyAsked(row.answers, { isAssisted: row.scholarshipId === null })),
    },
    details: { scholarship: draft.scholarship?.slug ?? null, documents: draft.documents.length },
  });
  await openChecks(tx, sent, draft);
  await issueReceipt(tx, sent, draft);
  await shareWithProvider(tx, actor, sent, draft);
  await learnFromApplication(tx, sent, draft.scholarship);
  await tellStudent(tx, sent, "submitted", `${id}:submitted`);
  return { number: applicationNumber(sent) };
}

/** Who decides compares percents: of a CGPA, it is worked out once, and the CGPA stays beside it. */
function withPercent(answers: ReturnType<typeof onlyAsked>): ReturnType<typeof onlyAsked> {
  const { cgpa } = answers;
  if (!cgpa) return answers;
  return { ...answers, percentage: { ...cgpa, value: String(percentOfCgpa(Number(cgpa.value))) } };
}

async function assertConsent(actor: Actor, mayShare: boolean): Promise<void> {
  const isGiven = await hasConsent(actor.studentId ?? "", "application_sharing");
  if (isGiven) return;
  if (!mayShare) throw invalid({ mayShare: ["required"] });
  const { language } = actor;
  const words = applyMessages[language].consent;
  await recordConsent(actor, { purpose: "application_sharing", language, words });
}

/**
 * One check for each document; the numbers are checked by their own digits, at once, and what came from its issuer in
 * her name by the signature on it.
 */
async function openChecks(tx: Tx, row: ApplicationRow, { documents, extras }: DraftFacts): Promise<void> {
  const proven = await listProven(row, documents);
  const wanted = [...fileFieldNames, ...extras.map(({ field }) => field)];
  const attached = wanted.filter((field) => documents.some((document) => document.field === field));
  const at = now();
  await tx.insert(applicationCheck).values([
    ...attached.map((code, position) => ({
      id: newId(),
      applicationId: row.id,
      code,
      ...(proven.has(code)
        ? { status: "verified" as const, checkedAt: at, checkedByRole: "issuer" }
        : { status: "pending" as const }),
      position,
    })),
    ...systemChecks.map((code, index) => ({
      id: newId(),
      applicationId: row.id,
      code,
      status: "verified" as const,
      checkedAt: at,
      checkedByRole: "system",
      position: attached.length + index,
    })),
  ]);
}
