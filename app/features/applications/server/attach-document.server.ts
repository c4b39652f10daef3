import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { badRequest, conflict, notFound } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { application, applicationDocument } from "#app/db/schema/applications.ts";
import type { DocumentView } from "#app/features/documents/document-view.ts";
import { listDocuments } from "#app/features/documents/server/list-documents.server.ts";
import { storeDocument } from "#app/features/documents/server/store-document.server.ts";
import { applicationPermissions } from "../application-permissions.ts";
import { isFileField } from "../extra-documents.ts";
import { type FileField, fileFields } from "../forms/document-upload.ts";
import { lockApplication } from "./application-row.server.ts";

/** A new file: into the vault first, where the next application finds it, then into this one. */
export async function uploadDocument(
  actor: Actor,
  id: string,
  field: string,
  file: File,
): Promise<DocumentView> {
  await assertEditable(actor, id, field);
  const stored = await storeDocument(
    actor,
    { kind: "student", id: actor.studentId ?? "" },
    kindOf(field),
    file,
  );
  await attach(actor, id, field, stored.id);
  return stored;
}

/** One that is in the vault already. */
export async function chooseDocument(
  actor: Actor,
  id: string,
  field: string,
  documentId: string,
): Promise<void> {
  await assertEditable(actor, id, field);
  const { documents } = await listDocuments(actor, { kind: "student", id: actor.studentId ?? "" });
  if (!documents.some((document) => document.id === documentId)) throw notFound();
  await attach(actor, id, field, documentId);
}

export function kindOf(field: string): string {
  return field.startsWith("extra_") ? field.slice("extra_".length) : fileFields[field as FileField][0];
}

async function assertEditable(actor: Actor, id: string, field: string): Promise<void> {
  if (!isFileField(field)) throw badRequest();
  await inTransaction(async (tx) => {
    const { row, access } = await lockApplication(tx, id);
    applicationPermissions.assertCan(actor, "application.edit", access);
    if (row.status !== "draft") throw conflict("This application has been sent already.", "wrong_state");
  });
}

async function attach(actor: Actor, applicationId: string, field: string, documentId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { row, access } = await lockApplication(tx, applicationId);
    applicationPermissions.assertCan(actor, "application.edit", access);
    if (row.status !== "draft") throw conflict("This application has been sent already.", "wrong_state");
    const values = { documentId, attachedAt: now(), source: "chosen" as const };
    await tx
      .insert(applicationDocument)
      .values({ applicationId, field, ...values })
      .onConflictDoUpdate({
        target: [applicationDocument.applicationId, applicationDocument.field],
        set: values,
      });
    await tx
      .update(application)
      .set({ savedAt: now() })
      .where(and(eq(application.id, applicationId)));
  });
}
