import { locker } from "#app/adapters/locker/locker.server.ts";
import { istDate, now } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { isSecretField } from "#app/core/forms/secret-fields.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { maskAadhaar, maskAccount } from "#app/core/secrets/mask.ts";
import type { KeptAnswer } from "#app/db/audit/sealed-columns.ts";
import type { DocumentView } from "#app/features/documents/document-view.ts";
import { isSamePaper } from "#app/features/documents/paper-family.ts";
import { hasEnded } from "#app/features/documents/paper-validity.ts";
import { listDocuments } from "#app/features/documents/server/list-documents.server.ts";
import { hasConsent } from "#app/features/identity/server/consents/has-consent.server.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { keepKey } from "#app/features/identity/server/keys/keep-key.server.ts";
import { judge } from "#app/features/scholarships/eligibility/eligibility.ts";
import { eligibilityMessages } from "#app/features/scholarships/messages/eligibility.messages.server.ts";
import { titleIn } from "#app/features/scholarships/server/catalogue/catalogue-words.server.ts";
import { findStudentProfile } from "#app/features/scholarships/server/facts/find-student-profile.server.ts";
import { judgementInWords } from "#app/features/scholarships/server/matching/eligibility-words.server.ts";
import { paperName } from "#app/features/scholarships/server/words/paper-name.server.ts";
import { phraseIn } from "#app/features/scholarships/server/words/phrase-in.server.ts";
import { writePrints } from "../../answer-prints.ts";
import { applicationNumber } from "../../application-number.ts";
import { applicationStates } from "../../application-options.ts";
import { findSiblingAnswers } from "../../family/find-sibling-answers.server.ts";
import { fileFieldNames } from "../../forms/document-upload.ts";
import { lastStep, ownQuestionField, questionField } from "../../forms/form-steps.ts";
import { profileOf } from "../../profile-of.ts";
import { extraDocuments } from "../../rules/extra-documents.ts";
import { kindOfField } from "../../rules/kind-of-field.ts";
import { endedPapers } from "../../rules/known-documents.ts";
import type { ApplyView, StoredPaper } from "../../views/apply-view.ts";
import type { ApplicationRow } from "../lists/application-row.server.ts";
import type { AttachedDocument } from "../papers/list-attached.server.ts";
import { findClosing } from "../sending/find-closing.server.ts";
import type { ScholarshipFacts } from "./find-scholarship-facts.server.ts";
import type { DraftFacts } from "./judge-draft.server.ts";
import { previewDraft } from "./preview-draft.server.ts";
import { readDraft } from "./read-draft.server.ts";

export interface Asked {
  /** The draft, once there is one. */
  readonly row: ApplicationRow | null;
  readonly scholarship: ScholarshipFacts | null;
  /** Null: no step was asked for, so it opens where something is missing, or at the review (S31i). */
  readonly step: number | null;
  readonly isChecked: boolean;
  readonly isChanging: boolean;
  /** What a visitor typed before signing in. */
  readonly typed: Readonly<Record<string, string>>;
}

/** Everything a step shows. Reading changes nothing (T10): the draft begins with the first save. */
export async function readApplyView(actor: Actor, asked: Asked): Promise<ApplyView> {
  const { row, scholarship, step, isChecked, isChanging, typed } = asked;
  const isVisitor = actor.role !== "student";
  const at = now();
  const closing = scholarship && (await findClosing(scholarship, at));
  const vault = isVisitor ? [] : await vaultOf(actor);
  const { known, draft } = await readStored(actor, row, { scholarship, closing, vault });
  const answers: Record<string, KeptAnswer> = { ...known?.answers };
  for (const [field, value] of Object.entries(typed)) answers[field] = { value, at: 0 };
  const problems = draft?.problems ?? [];
  const shown = Object.entries(answers).filter(([field]) => !isSecretField(field));
  const values = Object.fromEntries(shown.map(([field, { value }]) => [field, value]));
  const extras = extraDocuments(scholarship?.documents ?? []);
  const fields = [...fileFieldNames, ...extras.map(({ field }) => field)];
  return {
    isVisitor,
    student: actor.studentId ?? "",
    // On a helper's device nothing of hers is kept.
    keepKey: actor.helper ? "" : keepKey(actor.studentId),
    helping: await helpingOf(actor),
    sibling: await siblingOf(actor, answers),
    number: row && applicationNumber(row),
    step: step ?? openingStep(draft, typed),
    heardAt: at.getTime(),
    savedAt: row?.savedAt.toISOString() ?? null,
    scholarship: scholarship && {
      slug: scholarship.slug,
      title: titleIn(scholarship, actor.language).text,
      isOpen: closing?.isOpen ?? false,
      isPaused: scholarship.isPaused,
      closesAt: closing?.closesAt?.toISOString() ?? null,
      judgement: isVisitor ? null : await judged(actor, scholarship, answers),
    },
    values,
    from: Object.fromEntries(shown.flatMap(([field, { from }]) => (from ? [[field, from]] : []))),
    aadhaar: known?.aadhaarLastFour ? maskAadhaar(known.aadhaarLastFour) : null,
    account: known?.accountLastFour ? maskAccount(known.accountLastFour) : null,
    papers: papersOf(draft?.documents ?? []),
    vault: offered(vault, fields),
    ended: endedPapers(
      vault,
      fields.map((field) => ({ field, kind: kindOfField(field) })),
    ),
    hasLocker: !isVisitor && locker() !== null,
    extras: extras.map((extra) => ({ ...extra, label: paperName(extra.label, actor.language) })),
    questions: (scholarship?.criteria.questions ?? []).map(({ key, text }) => ({
      field: questionField(key),
      ...phraseIn(text, actor.language),
    })),
    ownQuestions: (scholarship?.ownQuestions ?? []).map(({ id, label, kind, options, isRequired }) => ({
      field: ownQuestionField(id),
      text: label,
      kind,
      options,
      isRequired,
    })),
    states: statesFor(actor),
    problems,
    isChecked,
    isChanging,
    formKey: newFormKey(),
    needsConsent: !isVisitor && !(await hasConsent(actor.studentId ?? "", "application_sharing")),
    // Of what is kept, without what a visitor typed: that has still to be saved.
    prints: writePrints(
      Object.fromEntries(Object.entries(known?.answers ?? {}).map(([f, { value }]) => [f, value])),
    ),
  };
}

/** Whose family answers are offered here: nobody's once the family's income is answered. */
async function siblingOf(actor: Actor, answers: Record<string, KeptAnswer>): Promise<string | null> {
  if (actor.role !== "student" || answers.familyIncome?.value) return null;
  return (await findSiblingAnswers(actor))?.name ?? null;
}

async function helpingOf(actor: Actor): Promise<ApplyView["helping"]> {
  if (!actor.helper) return null;
  const phone = await findContact(actor.userId ?? "", "phone");
  return { helper: actor.helper.name, student: actor.name ?? "", phoneEnds: phone?.slice(-2) ?? "" };
}

type Known = Pick<ApplicationRow, "answers"> & {
  aadhaarLastFour?: string | null | undefined;
  accountLastFour?: string | null | undefined;
};

/** Of the draft, or of what it would be; nothing for a visitor. */
async function readStored(
  actor: Actor,
  row: ApplicationRow | null,
  facts: Parameters<typeof previewDraft>[1],
): Promise<{ known: Known | null; draft: DraftFacts | null }> {
  if (row) return { known: row, draft: await readDraft(row) };
  if (actor.role !== "student") return { known: null, draft: null };
  const { answers, secrets, draft } = await previewDraft(actor, facts);
  return { known: { answers, ...secrets }, draft };
}

/**
 * S31i: where the first thing is missing; with everything known, the review. What a visitor typed is not saved yet:
 * the form that holds it comes first.
 */
function openingStep(draft: DraftFacts | null, typed: Asked["typed"]): number {
  if (!draft || Object.keys(typed).length > 0) return 1;
  return draft.problems.find(({ step }) => step < lastStep)?.step ?? lastStep;
}

/** "Eligibility shown first, with reasons": by what is known of the student and what the draft says. */
async function judged(actor: Actor, { criteria }: ScholarshipFacts, answers: Record<string, KeptAnswer>) {
  const profile = (await findStudentProfile(actor)) ?? {};
  const judgement = judge(criteria, { ...profile, ...profileOf(answers) }, istDate());
  return judgementInWords(judgement, actor.language);
}

function endedOn(validUntil: string | null): string | null {
  return hasEnded({ validUntil }, istDate()) ? validUntil : null;
}

function papersOf(documents: readonly AttachedDocument[]): Record<string, StoredPaper> {
  return Object.fromEntries(
    documents.map(({ field, id, name, bytes, mime, source, validUntil, issuer }) => [
      field,
      {
        ...{ id, name, bytes, issuer },
        isPicture: mime.startsWith("image/"),
        isFromVault: source !== "chosen",
        endedOn: endedOn(validUntil),
      },
    ]),
  );
}

async function vaultOf(actor: Actor): Promise<DocumentView[]> {
  return (await listDocuments(actor, { kind: "student", id: actor.studentId ?? "" })).documents;
}

function offered(documents: readonly DocumentView[], fields: readonly string[]) {
  return Object.fromEntries(
    fields.map((field) => [
      field,
      documents
        .filter(({ kind }) => isSamePaper(kind, kindOfField(field)))
        .map(({ id, name, validUntil }) => ({ id, name, endedOn: endedOn(validUntil) })),
    ]),
  );
}

/** All of them; the ten of the specification first (P3). */
function statesFor(actor: Actor) {
  const names: Readonly<Record<string, string>> = eligibilityMessages[actor.language].states;
  return applicationStates.map((value) => ({ value, label: names[value] ?? value }));
}
