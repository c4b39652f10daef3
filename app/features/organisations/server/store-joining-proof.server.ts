import { invalid } from "#app/core/errors.ts";
import { systemActor } from "#app/core/permissions.ts";
import { type RefusalCode, refusalText } from "#app/features/documents/messages/upload-messages.ts";
import { storeDocument } from "#app/features/documents/server/store-document.server.ts";
import { UploadRefused } from "#app/features/documents/upload-refusal.ts";

/** The certificate, if one was sent. The key was checked by the caller, so the vault takes it from us. */
export async function storeJoiningProof(
  requestId: string,
  file: File | null,
  refusal: RefusalCode | undefined,
): Promise<string | null> {
  const refuse = (code: RefusalCode) => invalid({ proof: [refusalText(code, "en")] });
  if (refusal) throw refuse(refusal);
  if (!file || file.size === 0) return null;
  try {
    const owner = { kind: "registration", id: requestId } as const;
    return (await storeDocument(systemActor, owner, "joining_proof", file)).id;
  } catch (error) {
    throw error instanceof UploadRefused ? refuse(error.refusal) : error;
  }
}
