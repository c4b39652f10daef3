import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { DocumentOwner } from "../../document-permissions.ts";
import { type RefusalCode, refusalText } from "../../messages/upload-messages.ts";
import { UploadRefused } from "../../upload-refusal.ts";
import { storeDocument } from "../store-document.server.ts";

export interface SentFile {
  /** The form's field, where a refusal is said. */
  readonly field: string;
  readonly file: File | null;
  /** Why it was let go on the way in. */
  readonly refusal?: string | undefined;
  readonly language: Language;
}

/** The one file of a form, stored; null where none was chosen. What is wrong with it is said at its field. */
export async function storeSentFile(
  actor: Actor,
  owner: DocumentOwner,
  kind: string,
  { field, file, refusal, language }: SentFile,
): Promise<string | null> {
  const refuse = (code: RefusalCode) => invalid({ [field]: [refusalText(code, language)] });
  if (refusal) throw refuse(refusal as RefusalCode);
  if (!file || file.size === 0) return null;
  try {
    return (await storeDocument(actor, owner, kind, file)).id;
  } catch (error) {
    throw error instanceof UploadRefused ? refuse(error.refusal) : error;
  }
}
