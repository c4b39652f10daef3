import { isProblem } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { refusalText } from "#app/features/documents/messages/upload-messages.ts";
import { receiveUpload } from "#app/features/documents/server/receive-upload.server.ts";
import { UploadRefused } from "#app/features/documents/upload-refusal.ts";
import { fileControl, partnershipFiles } from "../forms/partnership-steps.ts";
import { answerPartnership } from "./answer-partnership.server.ts";
import { attachPartnershipFile } from "./attach-partnership-file.server.ts";

/** The applicant's answer with its new files: files first, so that none is lost when a word is missing. */
export async function takePartnershipAnswer(
  actor: Actor,
  key: string,
  request: Request,
): Promise<Record<string, string> | null> {
  const { formData, refusals } = await receiveUpload(request);
  const errors: Record<string, string> = {};
  for (const [name, code] of Object.entries(refusals)) errors[name] = refusalText(code, actor.language);
  for (const field of partnershipFiles) {
    const file = formData.get(fileControl(field));
    if (!(file instanceof File) || file.size === 0) continue;
    try {
      await attachPartnershipFile(actor, key, field, file);
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      errors[fileControl(field)] = refusalText(error.refusal, actor.language);
    }
  }
  if (Object.keys(errors).length > 0) return errors;
  try {
    await answerPartnership(actor, key, String(formData.get("answer") ?? ""));
  } catch (error) {
    if (!isProblem(error) || error.status !== 422) throw error;
    return { answer: error.fieldErrors?.answer?.[0] ?? "Write your answer." };
  }
  return null;
}
