import { and, asc, eq, isNull } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { studentHelper } from "#app/db/schema/student-helpers.ts";
import { student } from "#app/db/schema/students.ts";
import { helperRow } from "./helper-row.server.ts";
import type { HelpedView } from "./helper-view.ts";

/** Everybody who lets the number of this helper help now. A name and a day, nothing more. */
export async function listHelped(actor: Actor): Promise<HelpedView[]> {
  if (!actor.helper) return [];
  const [own] = await database().select().from(studentHelper).where(eq(studentHelper.id, actor.helper.id));
  if (!own) return [];
  const rows = await database()
    .select({ helper: studentHelper, name: student.name })
    .from(studentHelper)
    .innerJoin(student, and(eq(student.id, studentHelper.studentId), isNull(student.erasedAt)))
    .where(and(helperRow.ofPhone(own.phoneHash), helperRow.isLive()))
    .orderBy(asc(studentHelper.letAt))
    .limit(200);
  return rows.map(({ helper, name }) => ({
    id: helper.id,
    student: name ?? "",
    until: formatDate(helper.endsAt, actor.language),
    isNow: helper.id === actor.helper?.id,
  }));
}
