import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { listDocuments } from "#app/features/documents/server/list-documents.server.ts";
import { assertAttachable } from "./assert-attachable.server.ts";
import { placeDocument } from "./place-document.server.ts";

/** One that is in the vault already. */
export async function chooseDocument(
  actor: Actor,
  id: string,
  field: string,
  documentId: string,
): Promise<void> {
  await assertAttachable(actor, id, field);
  const { documents } = await listDocuments(actor, { kind: "student", id: actor.studentId ?? "" });
  if (!documents.some((document) => document.id === documentId)) throw notFound();
  await placeDocument(actor, id, field, documentId);
}
