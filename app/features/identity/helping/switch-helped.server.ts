import { and, eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { studentHelper } from "#app/db/schema/student-helpers.ts";
import {
  type SignInRequest,
  type StartedSession,
  startSession,
} from "../server/sessions/start-session.server.ts";
import { helperRow } from "./helper-row.server.ts";

/** From one student to the next, at a school's desk: only to those who let the same proven number help. */
export async function switchHelped(
  actor: Actor,
  helperId: string,
  request: SignInRequest,
): Promise<StartedSession> {
  if (!actor.helper || !isId(helperId)) throw notFound();
  const [own] = await database().select().from(studentHelper).where(eq(studentHelper.id, actor.helper.id));
  const [next] = await database()
    .select()
    .from(studentHelper)
    .where(and(eq(studentHelper.id, helperId), helperRow.isLive()));
  if (!own || !next || next.phoneHash !== own.phoneHash) throw notFound();
  return inTransaction((tx) =>
    startSession(tx, {
      userId: next.userId,
      role: "student",
      studentId: next.studentId,
      helper: next,
      method: "helper",
      request,
    }),
  );
}
