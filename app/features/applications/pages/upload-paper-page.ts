import { data } from "react-router";
import { badRequest, methodNotAllowed } from "#app/core/errors.ts";
import { getActor } from "#app/core/request-context.ts";
import { refusalText } from "#app/features/documents/messages/upload-messages.ts";
import { receiveUpload } from "#app/features/documents/server/receive-upload.server.ts";
import { UploadRefused } from "#app/features/documents/upload-refusal.ts";
import { getApplicationRow } from "../server/application-row.server.ts";
import { startApplication } from "../server/start-application.server.ts";
import { uploadDocument } from "../server/upload-document.server.ts";
import type { Route } from "./+types/upload-paper-page";

export function loader() {
  throw methodNotAllowed(["POST"]);
}

/** One paper, while the rest of the step is still being filled in. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const { formData, refusals } = await receiveUpload(request, { maxFiles: 1 });
  const text = (name: string) => String(formData.get(name) ?? "");
  const file = formData.get("file");
  if (refusals.file) return data({ error: refusalText(refusals.file, actor.language) }, { status: 422 });
  if (!(file instanceof File)) throw badRequest();
  const slug = /^[a-z0-9-]{1,120}$/.test(text("scholarship")) ? text("scholarship") : null;
  const { id, number } = text("application")
    ? { id: (await getApplicationRow(text("application"))).row.id, number: text("application") }
    : await startApplication(actor, { slug });
  try {
    const stored = await uploadDocument(actor, id, text("field"), file);
    return data({
      number,
      paper: {
        id: stored.id,
        name: stored.name,
        bytes: stored.bytes,
        isPicture: stored.mime.startsWith("image/"),
        isFromVault: false,
      },
    });
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    return data({ error: refusalText(error.refusal, actor.language) }, { status: 422 });
  }
}
