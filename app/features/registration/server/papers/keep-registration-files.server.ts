import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { type RefusalCode, refusalText } from "#app/features/documents/messages/upload-messages.ts";
import { removeDocument } from "#app/features/documents/server/remove-document.server.ts";
import { storeDocument } from "#app/features/documents/server/store-document.server.ts";
import { UploadRefused } from "#app/features/documents/upload-refusal.ts";
import { type FileField, fileFieldNames, fileFields } from "../../registration-fields.ts";
import { openRegistration } from "../open-registration.server.ts";
import { ownStudentId } from "../registration-row.server.ts";

export type SentFiles = {
  /** Replacing a document of a registration that is already in. */
  readonly isCorrection?: boolean;
  readonly files: { readonly [field in FileField]?: File };
  /** Files that were too large to be let in. */
  readonly refusals: Readonly<Record<string, RefusalCode>>;
};

/**
 * Takes the files of a form into the student's vault, each on its own: a refused one costs nobody the others.
 * Says what was refused and why, in the actor's language (T21, T22).
 */
export async function keepRegistrationFiles(
  actor: Actor,
  { files, refusals, isCorrection = false }: SentFiles,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const field of fileFieldNames) {
    const file = files[field];
    const refusal = refusals[field] ?? (file ? await keepOne(actor, field, file, isCorrection) : null);
    if (refusal) errors[field] = [refusalText(refusal, actor.language)];
  }
  return errors;
}

async function keepOne(
  actor: Actor,
  field: FileField,
  file: File,
  isCorrection: boolean,
): Promise<RefusalCode | null> {
  const studentId = ownStudentId(actor);
  const { kind, column } = fileFields[field];
  try {
    const stored = await storeDocument(actor, { kind: "student", id: studentId }, kind, file);
    const surplus = await inTransaction(async (tx) => {
      const row = await openRegistration(actor);
      // Submitted meanwhile by the other of two clicks: its files stand, these are surplus.
      if ((row.submittedAt !== null) !== isCorrection) return stored.id;
      await tx
        .update(registration)
        .set({ [column]: stored.id, updatedAt: now() })
        .where(eq(registration.id, row.id));
      return row[column];
    });
    if (surplus) await removeDocument(actor, surplus).catch(() => undefined);
    return null;
  } catch (error) {
    if (error instanceof UploadRefused) return error.refusal;
    throw error;
  }
}
