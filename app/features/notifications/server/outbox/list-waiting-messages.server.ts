import { asc, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { outboundMessage as table } from "#app/db/schema/messages.ts";
import type { Channel } from "../../messages/templates.ts";
import { messagePermissions } from "../../notification-permissions.ts";

export type WaitingMessage = {
  id: string;
  lane: "otp" | "transactional" | "bulk";
  channel: Channel;
  template: string;
  errorCode: string | null;
  attempts: number;
  createdAt: Date;
  /** Null: when its lane opens again. */
  nextTryAt: Date | null;
};

/** Messages that did not go through yet, oldest first: what happened to them, and nothing of what they say. */
export async function listWaitingMessages(actor: Actor, limit = 100): Promise<WaitingMessage[]> {
  messagePermissions.assertCan(actor, "message.see");
  return database()
    .select({
      id: table.id,
      lane: table.lane,
      channel: table.channel,
      template: table.template,
      errorCode: table.errorCode,
      attempts: table.attempts,
      createdAt: table.createdAt,
      nextTryAt: table.nextTryAt,
    })
    .from(table)
    .where(eq(table.status, "waiting"))
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(limit);
}
