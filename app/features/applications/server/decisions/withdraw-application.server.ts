import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { unshareDocuments } from "#app/features/documents/server/unshare-documents.server.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { changeApplication } from "../change-application.server.ts";
import { lockApplication } from "../lists/application-row.server.ts";
import { tellStudent } from "../tell-student.server.ts";

/** The student takes it back: from that moment nobody reads its papers. It can be applied for again. */
export async function withdrawApplication(actor: Actor, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { row, access } = await lockApplication(tx, id);
    applicationPermissions.assertCan(actor, "application.settle", access);
    // A second tap changes nothing and is no mistake.
    if (row.status === "withdrawn") return;
    const changed = await changeApplication(tx, actor, row, { event: "withdraw" });
    await unshareDocuments(tx, id);
    if (row.status !== "draft") await tellStudent(tx, changed, "withdrawn", `${id}:withdrawn`);
  });
}
