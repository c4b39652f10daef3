import { redirect } from "react-router";
import { formKeyField } from "#app/core/forms/form-key.ts";
import { studentField } from "#app/core/forms/student-field.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { refusalText } from "#app/features/documents/messages/upload-messages.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { UploadRefused } from "#app/features/documents/upload-refusal.ts";
import { printOf, readPrints } from "../../answer-prints.ts";
import { takeSiblingAnswers } from "../../family/take-sibling-answers.server.ts";
import { isKeptField, lastStep, stepNumber } from "../../forms/form-steps.ts";
import { sendHelpedCode } from "../../helping/send-helped-code.server.ts";
import { isFileField } from "../../rules/extra-documents.ts";
import { applyPath } from "../../views/apply-view.ts";
import { getApplicationRow } from "../lists/application-row.server.ts";
import { chooseDocument } from "../papers/choose-document.server.ts";
import { uploadDocument } from "../papers/upload-document.server.ts";
import { submitApplication } from "../sending/submit-application.server.ts";
import { openDraft } from "./open-draft.server.ts";
import { readDraft } from "./read-draft.server.ts";
import { type AnswersToSave, saveAnswers } from "./save-answers.server.ts";
import { visitorAnswers } from "./visitor-answers.server.ts";

/** What a page says when it stays where it is; a redirect otherwise. */
export interface ApplyAnswer {
  /** Field → a finished sentence. */
  readonly errors: Readonly<Record<string, string>>;
  /** "mayShare", "closed", "paused": words stand in the messages. */
  readonly code?: string;
}

/** One press of a button in the wizard: save first, always; then go where the button says. */
export async function takeApplyStep(
  actor: Actor,
  request: Request,
  receivedAt: Date,
  address = "",
): Promise<ApplyAnswer | Response> {
  const { formData, refusals } = await receiveUpload(request);
  const text = (name: string) => {
    const value = formData.get(name);
    return typeof value === "string" ? value : "";
  };
  const step = stepNumber(text("step"));
  const slug = /^[a-z0-9-]{1,120}$/.test(text("scholarship")) ? text("scholarship") : null;
  const goesTo = nextStep(text("intent"), step);
  // Also whoever was a student a moment ago, and whose session has run out meanwhile.
  if (actor.role !== "student") {
    return keepForVisitor(request, formData, applyPath({ number: text("application"), slug, step: goesTo }));
  }
  const open = () => openDraft(actor, { number: text("application"), slug, student: text(studentField) });
  if (text("intent") === "submit") {
    // With everything known it is sent without ever having been saved: two presses still are one application.
    const key = text(formKeyField);
    const draft =
      text("application") === ""
        ? await runOnce(key, `application.begin:${actor.studentId}`, requestHash({ slug }), open)
        : await open();
    return submit(actor, { ...draft, isNew: text("application") === "" }, formData, receivedAt, address);
  }
  if (text("intent") === "send_code") return askHer(actor, (await open()).number, address);
  const { id, number } = await open();
  const typedBefore = visitorAnswers.read(request, actor);
  await saveAnswers(actor, id, answersOf(formData, { step, goesTo, typedBefore }));
  if (text("intent") === "family") await takeSiblingAnswers(actor, id);
  const errors = Object.fromEntries(
    Object.entries(refusals).map(([field, code]) => [field, refusalText(code, actor.language)]),
  );
  Object.assign(errors, await takePapers(actor, id, formData));
  if (Object.keys(errors).length > 0) return { errors };
  const headers = { "Set-Cookie": visitorAnswers.erase() };
  if (text("intent") === "back")
    return redirect(actor.helper ? "/helping" : slug ? `/scholarships/${slug}` : "/student/dashboard", {
      headers,
    });
  return redirect(applyPath({ number, step: await skipKnown(number, text("intent"), goesTo) }), { headers });
}

/** S31i: Next leads to the next step that misses something, and from there to the review, where each answer has its Change. */
async function skipKnown(number: string, intent: string, goesTo: number): Promise<number> {
  if (intent !== "next" || goesTo === lastStep) return goesTo;
  const { row } = await getApplicationRow(number);
  const { problems } = await readDraft(row);
  return problems.find(({ step }) => step >= goesTo && step < lastStep)?.step ?? lastStep;
}

/** "Next capped at 5, Previous floored at 1"; any other button stays. */
function nextStep(intent: string, step: number): number {
  return stepNumber(intent === "next" ? step + 1 : intent === "previous" ? step - 1 : step);
}

function keepForVisitor(request: Request, formData: FormData, path: string): Response {
  const typed = [...formData].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return redirect(`/login?next=${encodeURIComponent(path)}`, {
    headers: { "Set-Cookie": visitorAnswers.write(request, Object.fromEntries(typed)) },
  });
}

/** What was really typed: an answer that still has its print was only carried along. */
function answersOf(
  formData: FormData,
  {
    step,
    goesTo,
    typedBefore,
  }: { step: number; goesTo: number; typedBefore: Readonly<Record<string, string>> },
): AnswersToSave {
  const text = (name: string) => String(formData.get(name) ?? "");
  const prints = readPrints(text("prints"));
  const fields: Record<string, { value: string; agoMs: number }> = {};
  for (const [name, value] of Object.entries(typedBefore)) {
    if (!formData.has(name)) fields[name] = { value, agoMs: 0 };
  }
  for (const name of formData.getAll("ticks")) {
    if (typeof name === "string" && isKeptField(name) && !formData.has(name) && prints.get(name)) {
      fields[name] = { value: "", agoMs: 0 };
    }
  }
  for (const [name, value] of formData) {
    if (typeof value !== "string" || !isKeptField(name)) continue;
    if (prints.get(name) !== printOf(value)) fields[name] = { value, agoMs: 0 };
  }
  return {
    fields,
    heardAt: Number(text("heardAt")) || 0,
    step: goesTo,
    ...(step === 4 && {
      secrets: {
        aadhaarNumber: text("aadhaarNumber"),
        bankAccount: text("bankAccount"),
        confirmBankAccount: text("confirmBankAccount"),
      },
    }),
  };
}

/** New files, and choices from the vault ("use_photo"). A refused file keeps nothing else from being saved. */
async function takePapers(actor: Actor, id: string, formData: FormData): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const [name, value] of formData) {
    try {
      if (value instanceof File) {
        if (isFileField(name)) await uploadDocument(actor, id, name, value);
      } else if (name.startsWith("use_") && isFileField(name.slice(4)) && isId(value)) {
        await chooseDocument(actor, id, name.slice(4), value);
      }
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      errors[name] = refusalText(error.refusal, actor.language);
    }
  }
  return errors;
}

/** The helper's button: the code goes to her phone, and the page says so. */
async function askHer(actor: Actor, number: string, address: string): Promise<ApplyAnswer | Response> {
  try {
    await sendHelpedCode(actor, number, address);
  } catch (error) {
    if (isProblem(error) && error.code === "wrong_state")
      return redirect(applyPath({ number, step: lastStep, check: true }));
    if (isProblem(error) && error.status === 429) return { errors: {}, code: "codeWait" };
    throw error;
  }
  return { errors: {}, code: "codeSent" };
}

async function submit(
  actor: Actor,
  { id, number, isNew }: { id: string; number: string; isNew: boolean },
  formData: FormData,
  receivedAt: Date,
  address: string,
): Promise<ApplyAnswer | Response> {
  try {
    await submitApplication(actor, id, {
      otp: String(formData.get("otp") ?? ""),
      address,
      formKey: String(formData.get(formKeyField) ?? ""),
      receivedAt,
      mayShare: formData.get("mayShare") === "on",
    });
  } catch (error) {
    if (!isProblem(error)) throw error;
    // The draft has its own address now; what is wrong is said there.
    if (isNew && error.status < 500) return redirect(applyPath({ number, step: lastStep, check: true }));
    if (error.code === "scholarship_closed") return { errors: {}, code: "closed" };
    if (error.code === "scholarship_paused") return { errors: {}, code: "paused" };
    if (error.fieldErrors?.otp) return { errors: {}, code: "otp" };
    if (actor.helper && error.status === 429) return { errors: {}, code: "codeWait" };
    if (error.fieldErrors?.mayShare) return { errors: {}, code: "mayShare" };
    if (error.status === 422) return redirect(applyPath({ number, step: lastStep, check: true }));
    throw error;
  }
  return redirect(actor.helper ? `/helping/${number}?sent=1` : `/applications/${number}/receipt?sent=1`);
}
