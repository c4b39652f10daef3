import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest, conflict, notFound } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { applicationCheck, applicationDocument } from "#app/db/schema/applications.ts";
import { isSamePaper } from "#app/features/documents/paper-family.ts";
import { listDocuments } from "#app/features/documents/server/list-documents.server.ts";
import { storeDocument } from "#app/features/documents/server/store-document.server.ts";
import { unshareDocuments } from "#app/features/documents/server/unshare-documents.server.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { noteHelp } from "../../helping/note-help.server.ts";
import { isDocumentCheck } from "../../rules/check-codes.ts";
import { kindOfField } from "../../rules/kind-of-field.ts";
import { addEvent } from "../add-event.server.ts";
import { changeApplication } from "../change-application.server.ts";
import { findScholarshipFacts } from "../drafts/find-scholarship-facts.server.ts";
import { lockApplication } from "../lists/application-row.server.ts";
import { listAttached } from "../papers/list-attached.server.ts";
import { shareWithProvider } from "../sending/share-with-provider.server.ts";
import { tellStudent } from "../tell-student.server.ts";
import { changeCheck } from "./change-check.server.ts";

/** Sent now, or one of her shelf: brought from its issuer, it came there first. */
export type NewPaper = File | { readonly documentId: string };

/** The student mends the one thing: a new paper for that check. It alone runs again; the others stand. */
export async function answerDefect(actor: Actor, id: string, code: string, paper: NewPaper): Promise<void> {
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
  const stored = await takePaper(actor, code, paper);
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

async function takePaper(actor: Actor, code: string, paper: NewPaper): Promise<{ id: string }> {
  const owner = { kind: "student" as const, id: actor.studentId ?? "" };
  if (paper instanceof File) return storeDocument(actor, owner, kindOfField(code), paper);
  const { documents } = await listDocuments(actor, owner);
  const found = documents.find(({ id }) => id === paper.documentId);
  if (!found || !isSamePaper(found.kind, kindOfField(code))) throw notFound();
  return found;
}
