import { and, inArray, type SQL } from "drizzle-orm";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { type EventOf, sweepOf } from "#app/core/state-machine.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { outboundMessage as table } from "#app/db/schema/messages.ts";
import { keepsWords, messageMachine } from "../../message-status.ts";
import { wipedWords } from "./wiped-words.server.ts";

type Row = typeof table.$inferSelect;
type Change = Partial<
  Pick<
    Row,
    | "sentAt"
    | "reference"
    | "errorCode"
    | "nextTryAt"
    | "claimedUntil"
    | "expiresAt"
    | "provenAt"
    | "createdAt"
  > & { attempts: SQL }
>;

/**
 * The one place where a message's status is set (C25): by an event of its machine, on those of the meant rows whose
 * state allows it. Nobody holds it afterwards unless the change says so; when it ends, its words go.
 * Gives back the statement: whoever wants to know which rows it were asks for them by `returning`.
 */
export function changeMessages(
  db: Pick<Tx, "update">,
  event: EventOf<typeof messageMachine>,
  { only, set = {}, actor = systemActor }: { only: SQL | undefined; set?: Change; actor?: Actor },
) {
  const { from, to } = sweepOf(messageMachine, event, actor);
  return db
    .update(table)
    .set({
      ...(!keepsWords.includes(to) && wipedWords()),
      ...{ nextTryAt: null, claimedUntil: null },
      ...set,
      status: to,
    })
    .where(and(inArray(table.status, [...from]), only));
}
