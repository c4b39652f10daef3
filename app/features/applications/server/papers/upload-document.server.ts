import type { Actor } from "#app/core/portals/permissions.ts";
import type { DocumentView } from "#app/features/documents/document-view.ts";
import { storeDocument } from "#app/features/documents/server/store-document.server.ts";
import { kindOfField } from "../../rules/kind-of-field.ts";
import { assertAttachable } from "./assert-attachable.server.ts";
import { placeDocument } from "./place-document.server.ts";

/** A new file: into the vault first, where the next application finds it, then into this one. */
export async function uploadDocument(
  actor: Actor,
  id: string,
  field: string,
  file: File,
): Promise<DocumentView> {
  await assertAttachable(actor, id, field);
  const stored = await storeDocument(
    actor,
    { kind: "student", id: actor.studentId ?? "" },
    kindOfField(field),
    file,
  );
  await placeDocument(actor, id, field, stored.id);
  return stored;
}
