import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { type RefusalCode, refusalText } from "#app/features/documents/messages/upload-messages.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { UploadRefused } from "#app/features/documents/upload-refusal.ts";
import { trackingMessages } from "../messages/tracking.messages.server.ts";
import { answerDefect } from "./checks/answer-defect.server.ts";
import { askMoreTime } from "./checks/ask-more-time.server.ts";
import { appealDecision } from "./decisions/appeal-decision.server.ts";
import { withdrawApplication } from "./decisions/withdraw-application.server.ts";
import { getApplicationRow } from "./lists/application-row.server.ts";
import { sendMessage } from "./send-message.server.ts";

export type StepAnswer =
  | { readonly done: "fixed" | "moreTimeDone" | "appealSent" | "messageSent" | "withdrawn" }
  /** Which form, what is wrong, and what was typed. */
  | { readonly form: string; readonly error: string; readonly text: string };

const textSchema = plainText({ max: 2000, multiline: true });

/** One button of the application's page. */
export async function takeApplicationStep(
  actor: Actor,
  number: string,
  request: Request,
): Promise<StepAnswer> {
  const { formData, refusals } = await receiveUpload(request, { maxFiles: 1 });
  const { row } = await getApplicationRow(number);
  const words = trackingMessages[actor.language];
  const intent = String(formData.get("intent") ?? "");
  const typed = String(formData.get("text") ?? "");
  // Of these buttons a helper has two: the new paper, and more time for it.
  if (actor.helper && intent !== "mend" && intent !== "more_time") throw badRequest();
  switch (intent) {
    case "mend":
      return mend(actor, row.id, formData, refusals.file);
    case "more_time":
      await askMoreTime(actor, row.id);
      return { done: "moreTimeDone" };
    case "withdraw":
      await withdrawApplication(actor, row.id);
      return { done: "withdrawn" };
    case "appeal":
    case "message": {
      const text = textSchema.safeParse(typed);
      if (!text.success) return { form: intent, error: words.textProblem, text: typed.slice(0, 4000) };
      if (intent === "appeal") await appealDecision(actor, row.id, text.data);
      else await sendMessage(actor, row.id, text.data);
      return { done: intent === "appeal" ? "appealSent" : "messageSent" };
    }
    default:
      throw badRequest();
  }
}

/** A file sent now, or the paper that has just come from DigiLocker. */
async function mend(
  actor: Actor,
  id: string,
  formData: FormData,
  refusal: RefusalCode | undefined,
): Promise<StepAnswer> {
  const refused = (error: string): StepAnswer => ({ form: "mend", error, text: "" });
  if (refusal) return refused(refusalText(refusal, actor.language));
  const file = formData.get("file");
  const chosen = formData.get("document");
  const paper = file instanceof File ? file : isId(chosen) ? { documentId: chosen } : null;
  if (!paper) return refused(trackingMessages[actor.language].fileProblem);
  try {
    await answerDefect(actor, id, String(formData.get("check") ?? ""), paper);
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    return refused(refusalText(error.refusal, actor.language));
  }
  return { done: "fixed" };
}
