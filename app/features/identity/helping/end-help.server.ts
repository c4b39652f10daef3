import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { studentHelper } from "#app/db/schema/student-helpers.ts";
import { accountPermissions } from "../account-permissions.ts";
import { closeHelp } from "./close-help.server.ts";

/** She ends it, at once: the helper's next press opens nothing, and the helper is told. */
export async function endHelp(actor: Actor, helperId: string): Promise<void> {
  if (!isId(helperId) || !actor.studentId) throw notFound();
  const { studentId } = actor;
  await inTransaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(studentHelper)
      .where(and(eq(studentHelper.id, helperId), eq(studentHelper.studentId, studentId)))
      .for("update");
    if (!found) throw notFound();
    accountPermissions.assertCan(actor, "account.let_help", found);
    // A second press changes nothing.
    if (found.endedAt !== null || found.endsAt <= now()) return;
    await closeHelp(tx, actor, found, "student");
  });
}
