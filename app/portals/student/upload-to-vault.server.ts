import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest, invalid } from "#app/core/requests/errors.ts";
import { type RefusalCode, refusalText } from "#app/features/documents/messages/upload-messages.ts";
import type { PaperDates } from "#app/features/documents/paper-dates.ts";
import { datePaper } from "#app/features/documents/server/date-paper.server.ts";
import { storeDocument } from "#app/features/documents/server/store-document.server.ts";
import { UploadRefused } from "#app/features/documents/upload-refusal.ts";
import { vaultKinds } from "#app/features/documents/vault-kinds.ts";

/** A paper for the student's vault; what is wrong with it is said at its field, in the student's language. */
export async function uploadToVault(
  actor: Actor,
  given: {
    readonly kind: string;
    readonly file: unknown;
    readonly refusal: RefusalCode | undefined;
    readonly dates: PaperDates;
  },
): Promise<void> {
  const kind = vaultKinds.find((known) => known === given.kind);
  if (!kind) throw badRequest();
  const refuse = (code: RefusalCode) => invalid({ file: [refusalText(code, actor.language)] });
  if (given.refusal) throw refuse(given.refusal);
  if (!(given.file instanceof File)) throw refuse("empty");
  try {
    const { id } = await storeDocument(
      actor,
      { kind: "student", id: actor.studentId ?? "" },
      kind,
      given.file,
    );
    await datePaper(actor, id, given.dates);
  } catch (error) {
    throw error instanceof UploadRefused ? refuse(error.refusal) : error;
  }
}
