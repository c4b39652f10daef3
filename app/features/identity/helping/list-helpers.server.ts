import { desc, eq } from "drizzle-orm";
import { formatDate, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { studentHelper } from "#app/db/schema/student-helpers.ts";
import { accountPermissions } from "../account-permissions.ts";
import { formatPhone } from "../format-phone.ts";
import { helperRow } from "./helper-row.server.ts";
import type { HelperView } from "./helper-view.ts";

/** Who helps the chosen student, and who did: the latest first. */
export async function listHelpers(actor: Actor): Promise<HelperView[]> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.let_help", { userId });
  if (!actor.studentId) return [];
  const rows = await database()
    .select()
    .from(studentHelper)
    .where(eq(studentHelper.studentId, actor.studentId))
    .orderBy(desc(studentHelper.letAt))
    .limit(20);
  return rows.map((row) => ({
    id: row.id,
    name: helperRow.nameOf(row),
    kind: row.kind,
    phone: formatPhone(helperRow.phoneOf(row)),
    since: formatDate(row.letAt, actor.language),
    until: formatDate(row.endedAt ?? row.endsAt, actor.language),
    isOver: row.endedAt !== null || row.endsAt <= now(),
    endedBy: row.endedBy ?? (row.endsAt <= now() ? "time" : null),
  }));
}
