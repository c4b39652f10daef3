import { and, isNotNull, lt, notInArray } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { deleteInPortions } from "#app/db/lists/delete-in-portions.server.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";

import { openStatuses } from "../../message-status.ts";

const KEEP_MESSAGES_DAYS = 180;
const KEEP_READ_NOTIFICATIONS_DAYS = 365;

/** What was sent is kept half a year (whether and when, not what); what was read, a year. */
export async function pruneMessages(): Promise<void> {
  await deleteInPortions(
    outboundMessage,
    and(
      lt(outboundMessage.createdAt, daysAgo(KEEP_MESSAGES_DAYS)),
      notInArray(outboundMessage.status, [...openStatuses]),
    ),
  );
  await deleteInPortions(
    notification,
    and(isNotNull(notification.readAt), lt(notification.createdAt, daysAgo(KEEP_READ_NOTIFICATIONS_DAYS))),
  );
}

function daysAgo(days: number): Date {
  return new Date(now().getTime() - days * 24 * 3_600_000);
}
