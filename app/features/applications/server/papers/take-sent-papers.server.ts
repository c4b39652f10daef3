import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import { type RefusalCode, refusalText } from "#app/features/documents/messages/upload-messages.ts";
import { UploadRefused } from "#app/features/documents/upload-refusal.ts";
import { isFileField } from "../../rules/extra-documents.ts";
import { chooseDocument } from "./choose-document.server.ts";
import { uploadDocument } from "./upload-document.server.ts";

interface SentPapers {
  readonly formData: FormData;
  /** Files that were let go on the way in. */
  readonly refusals: Readonly<Record<string, string>>;
}

/**
 * New files, and choices from the vault ("use_photo"). A refused file keeps nothing else from being saved: what is
 * wrong with it is said at its field.
 */
export async function takeSentPapers(
  actor: Actor,
  id: string,
  { formData, refusals }: SentPapers,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const refuse = (field: string, code: RefusalCode) => {
    errors[field] = [refusalText(code, actor.language)];
  };
  for (const [field, code] of Object.entries(refusals)) refuse(field, code as RefusalCode);
  for (const [name, value] of formData) {
    try {
      if (value instanceof File) {
        if (isFileField(name)) await uploadDocument(actor, id, name, value);
      } else if (name.startsWith("use_") && isFileField(name.slice(4)) && isId(value)) {
        await chooseDocument(actor, id, name.slice(4), value);
      }
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      refuse(name, error.refusal);
    }
  }
  return errors;
}
