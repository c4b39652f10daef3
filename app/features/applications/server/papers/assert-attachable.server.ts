import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest, conflict } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { isFileField } from "../../rules/extra-documents.ts";
import { lockApplication } from "../lists/application-row.server.ts";

/** Asked before a file is stored: the field takes one, and the application is this actor's draft. */
export async function assertAttachable(actor: Actor, id: string, field: string): Promise<void> {
  if (!isFileField(field)) throw badRequest();
  await inTransaction(async (tx) => {
    const { row, access } = await lockApplication(tx, id);
    applicationPermissions.assertCan(actor, "application.edit", access);
    if (row.status !== "draft") throw conflict("This application has been sent already.", "wrong_state");
  });
}
