import type { Actor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { saidIn } from "#app/core/words/said-in.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { partnershipSentences } from "../../messages/partnership-sentences.ts";
import { takePartnershipFiles } from "../partnership-files/take-partnership-files.server.ts";
import { answerPartnership } from "./answer-partnership.server.ts";

/** The applicant's answer with its new files: files first, so that none is lost when a word is missing. */
export async function takePartnershipAnswer(
  actor: Actor,
  key: string,
  request: Request,
  address: string,
): Promise<Record<string, string> | null> {
  const received = await receiveUpload(request);
  const errors = await takePartnershipFiles(actor, key, received, address);
  if (Object.keys(errors).length > 0) return errors;
  try {
    await answerPartnership(actor, key, String(received.formData.get("answer") ?? ""));
  } catch (error) {
    if (!isProblem(error) || error.status !== 422) throw error;
    const said = error.fieldErrors?.answer?.[0] ?? "Write your answer.";
    return { answer: saidIn(said, actor.language, partnershipSentences) };
  }
  return null;
}
