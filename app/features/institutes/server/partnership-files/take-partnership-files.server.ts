import type { Actor } from "#app/core/portals/permissions.ts";
import { refusalText } from "#app/features/documents/messages/upload-messages.ts";
import type { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { UploadRefused } from "#app/features/documents/upload-refusal.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { fileControl, partnershipFiles } from "../../forms/partnership-steps.ts";
import { attachPartnershipFile } from "./attach-partnership-file.server.ts";

type Received = Pick<Awaited<ReturnType<typeof receiveUpload>>, "formData" | "refusals">;

/** Keeps the papers that were sent along; what could not be kept is told at its field. */
export async function takePartnershipFiles(
  actor: Actor,
  key: string,
  { formData, refusals }: Received,
  address: string,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const [name, code] of Object.entries(refusals)) errors[name] = refusalText(code, actor.language);
  for (const field of partnershipFiles) {
    const file = formData.get(fileControl(field));
    if (!(file instanceof File) || file.size === 0) continue;
    // X24: nobody need be known here, so how much one address can leave with us is counted.
    await throttle.take([
      { name: "visitor-upload-address", who: address },
      { name: "visitor-upload-address-day", who: address },
    ]);
    try {
      await attachPartnershipFile(actor, key, field, file);
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      errors[fileControl(field)] = refusalText(error.refusal, actor.language);
    }
  }
  return errors;
}
