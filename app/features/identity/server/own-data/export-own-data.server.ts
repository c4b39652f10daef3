import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { throttle } from "../otp/throttle.server.ts";
import { archiveOf } from "./archive-of.server.ts";
import { findDataSubject } from "./find-data-subject.server.ts";

/** T36: everything held about the actor, and that it was asked for. */
export async function exportOwnData(actor: Actor): Promise<AsyncGenerator<Buffer>> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.export_data", { userId });
  await throttle.take([{ name: "own-data-export", who: userId }]);
  const subject = await findDataSubject(userId);
  await inTransaction((tx) => writeAudit(tx, { chain: `account:${userId}`, actor, event: "data.exported" }));
  return archiveOf(subject);
}
