import { studentField } from "#app/core/forms/student-field.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { refusalText } from "#app/features/documents/messages/upload-messages.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { UploadRefused } from "#app/features/documents/upload-refusal.ts";
import type { StoredPaper } from "../../views/apply-view.ts";
import { openDraft } from "../drafts/open-draft.server.ts";
import { uploadDocument } from "./upload-document.server.ts";

export type PaperAnswer =
  | { readonly number: string; readonly paper: StoredPaper }
  | { readonly error: string };

/** One paper, while the rest of the step is still being filled in; the first one may begin the draft. */
export async function takePaper(actor: Actor, request: Request): Promise<PaperAnswer> {
  const { formData, refusals } = await receiveUpload(request, { maxFiles: 1 });
  const text = (name: string) => String(formData.get(name) ?? "");
  const file = formData.get("file");
  if (refusals.file) return { error: refusalText(refusals.file, actor.language) };
  if (!(file instanceof File)) throw badRequest();
  const { id, number } = await openDraft(actor, {
    number: text("application"),
    slug: /^[a-z0-9-]{1,120}$/.test(text("scholarship")) ? text("scholarship") : null,
    student: text(studentField),
  });
  try {
    const { id: paperId, name, bytes, mime } = await uploadDocument(actor, id, text("field"), file);
    const isPicture = mime.startsWith("image/");
    return {
      number,
      paper: { id: paperId, name, bytes, isPicture, isFromVault: false, issuer: null, endedOn: null },
    };
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    return { error: refusalText(error.refusal, actor.language) };
  }
}
