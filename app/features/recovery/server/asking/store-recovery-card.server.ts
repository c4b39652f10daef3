import { systemActor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { RefusalCode } from "#app/features/documents/messages/upload-messages.ts";
import { storeSentFile } from "#app/features/documents/server/uploads/store-sent-file.server.ts";
import { recoveryMessages } from "../../messages/recovery.messages.server.ts";

/** The photo of the card. The key was checked by the caller, so the vault takes it from us. */
export async function storeRecoveryCard(
  requestId: string,
  file: File | null,
  refusal: RefusalCode | undefined,
  language: Language,
): Promise<string> {
  const owner = { kind: "registration", id: requestId } as const;
  const sent = { field: "card", file, refusal, language };
  const id = await storeSentFile(systemActor, owner, "recovery_card", sent);
  if (!id) throw invalid({ card: [recoveryMessages[language].errors.card] });
  return id;
}
