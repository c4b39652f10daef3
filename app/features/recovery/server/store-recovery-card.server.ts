import { invalid } from "#app/core/errors.ts";
import type { Language } from "#app/core/i18n.ts";
import { systemActor } from "#app/core/permissions.ts";
import { type RefusalCode, refusalText } from "#app/features/documents/messages/upload-messages.ts";
import { storeDocument } from "#app/features/documents/server/store-document.server.ts";
import { UploadRefused } from "#app/features/documents/upload-refusal.ts";
import { recoveryMessages } from "../messages/recovery.messages.server.ts";

/** The photo of the card. The key was checked by the caller, so the vault takes it from us. */
export async function storeRecoveryCard(
  requestId: string,
  file: File | null,
  refusal: RefusalCode | undefined,
  language: Language,
): Promise<string> {
  const refuse = (code: RefusalCode) => invalid({ card: [refusalText(code, language)] });
  if (refusal) throw refuse(refusal);
  if (!file || file.size === 0) throw invalid({ card: [recoveryMessages[language].errors.card] });
  try {
    const owner = { kind: "registration", id: requestId } as const;
    return (await storeDocument(systemActor, owner, "recovery_card", file)).id;
  } catch (error) {
    throw error instanceof UploadRefused ? refuse(error.refusal) : error;
  }
}
