import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { application, applicationDocument } from "#app/db/schema/applications.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { noteHelp } from "../../helping/note-help.server.ts";
import { lockApplication } from "../lists/application-row.server.ts";

/** Puts a paper of the vault into a field of the draft, in place of what was there. */
export async function placeDocument(
  actor: Actor,
  applicationId: string,
  field: string,
  documentId: string,
): Promise<void> {
  await inTransaction(async (tx) => {
    const { row, access } = await lockApplication(tx, applicationId);
    applicationPermissions.assertCan(actor, "application.edit", access);
    if (row.status !== "draft") throw conflict("This application has been sent already.", "wrong_state");
    await noteHelp(tx, actor, row);
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
