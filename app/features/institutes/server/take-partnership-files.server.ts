import type { Actor } from "#app/core/permissions.ts";
import { refusalText } from "#app/features/documents/messages/upload-messages.ts";
import type { receiveUpload } from "#app/features/documents/server/receive-upload.server.ts";
import { UploadRefused } from "#app/features/documents/upload-refusal.ts";
import { fileControl, partnershipFiles } from "../forms/partnership-steps.ts";
import { attachPartnershipFile } from "./attach-partnership-file.server.ts";

type Received = Pick<Awaited<ReturnType<typeof receiveUpload>>, "formData" | "refusals">;

/** Keeps the papers that were sent along; what could not be kept is told at its field. */
export async function takePartnershipFiles(
  actor: Actor,
  key: string,
  { formData, refusals }: Received,
): Promise<Record<string, string>> {
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
  return errors;
}
