import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notification } from "#app/db/schema/messages.ts";
import { ownUserId } from "../../notification-permissions.ts";

/** What hangs under this actor's bell: on a shared phone a student hears nothing of the others' (T13). */
export function ownBell(actor: Actor): SQL | undefined {
  const { studentId } = actor;
  const isMine = studentId
    ? or(isNull(notification.studentId), eq(notification.studentId, studentId))
    : undefined;
  return and(eq(notification.userId, ownUserId(actor)), isMine);
}
