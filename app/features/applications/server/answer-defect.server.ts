import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { badRequest, conflict } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { applicationCheck, applicationDocument } from "#app/db/schema/applications.ts";
import { storeDocument } from "#app/features/documents/server/store-document.server.ts";
import { unshareDocuments } from "#app/features/documents/server/unshare-documents.server.ts";
import { applicationPermissions } from "../application-permissions.ts";
import { isDocumentCheck } from "../check-codes.ts";
import { noteHelp } from "../helping/note-help.server.ts";
import { kindOfField } from "../kind-of-field.ts";
import { addEvent } from "./add-event.server.ts";
import { lockApplication } from "./application-row.server.ts";
import { changeApplication } from "./change-application.server.ts";
import { changeCheck } from "./change-check.server.ts";
import { findScholarshipFacts } from "./find-scholarship-facts.server.ts";
import { listAttached } from "./list-attached.server.ts";
import { shareWithProvider } from "./share-with-provider.server.ts";
import { tellStudent } from "./tell-student.server.ts";

/** The student mends the one thing: a new file for that check. It alone runs again; the others stand. */
export async function answerDefect(actor: Actor, id: string, code: string, file: File): Promise<void> {
  if (!isDocumentCheck(code)) throw badRequest();
  await inTransaction(async (tx) => {
    const { row, access } = await lockApplication(tx, id);
    applicationPermissions.assertCan(actor, "application.edit", access);
    const [check] = await tx
      .select({ status: applicationCheck.status })
      .from(applicationCheck)
      .where(and(eq(applicationCheck.applicationId, id), eq(applicationCheck.code, code)));
    if (row.status !== "action_needed" || check?.status !== "defect") {
      throw conflict("This has been mended already.", "wrong_state");
    }
  });
  const owner = { kind: "student" as const, id: actor.studentId ?? "" };
  const stored = await storeDocument(actor, owner, kindOfField(code), file);
  await inTransaction(async (tx) => {
    const { row } = await lockApplication(tx, id);
    await noteHelp(tx, actor, row);
    const place = and(eq(applicationDocument.applicationId, id), eq(applicationDocument.field, code));
    const [before] = await tx.select().from(applicationDocument).where(place);
    await tx
      .update(applicationDocument)
      .set({ documentId: stored.id, attachedAt: now(), source: "chosen" })
      .where(place);
    if (before) await unshareDocuments(tx, id, [before.documentId]);
    const scholarship = row.scholarshipId ? await findScholarshipFacts({ id: row.scholarshipId }) : null;
    await shareWithProvider(tx, actor, row, { scholarship, documents: await listAttached(id) });
    const checks = await changeCheck(tx, actor, row, { code, event: "mend" });
    if (checks.some(({ status }) => status === "defect")) {
      await addEvent(tx, actor, id, { event: "mended", about: code });
      return;
    }
    const changed = await changeApplication(tx, actor, row, { event: "answer", about: code });
    await tellStudent(tx, changed, "answered", `${id}:answer:${changed.dueAt?.getTime()}`);
  });
}
