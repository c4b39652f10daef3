import { systemActor } from "#app/core/portals/permissions.ts";
import type { RefusalCode } from "#app/features/documents/messages/upload-messages.ts";
import { storeSentFile } from "#app/features/documents/server/uploads/store-sent-file.server.ts";

/** The certificate, if one was sent. The key was checked by the caller, so the vault takes it from us. */
export function storeJoiningProof(
  requestId: string,
  file: File | null,
  refusal: RefusalCode | undefined,
): Promise<string | null> {
  const owner = { kind: "registration", id: requestId } as const;
  return storeSentFile(systemActor, owner, "joining_proof", {
    field: "proof",
    file,
    refusal,
    language: "en",
  });
}
