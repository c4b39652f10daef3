import { badRequest, conflict } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { applicationPermissions } from "../application-permissions.ts";
import { isFileField } from "../extra-documents.ts";
import { lockApplication } from "./application-row.server.ts";

/** Asked before a file is stored: the field takes one, and the application is this actor's draft. */
export async function assertAttachable(actor: Actor, id: string, field: string): Promise<void> {
  if (!isFileField(field)) throw badRequest();
  await inTransaction(async (tx) => {
    const { row, access } = await lockApplication(tx, id);
    applicationPermissions.assertCan(actor, "application.edit", access);
    if (row.status !== "draft") throw conflict("This application has been sent already.", "wrong_state");
  });
}
