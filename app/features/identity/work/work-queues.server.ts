import type { SQL } from "drizzle-orm";
import type { Actor, Right } from "#app/core/portals/permissions.ts";
import { perProcess } from "#app/core/settings/per-process.ts";
import { isPlacedKind } from "#app/db/limits/placed-kinds.ts";
import type { Tx } from "#app/db/opening/client.server.ts";

/** What a queue's rows are made of; whatever is shown of it is made of these. */
export interface WorkRow {
  readonly id: string;
  readonly serial: number | null;
  readonly created: Date;
  readonly words: string | null;
}

export interface WorkQueue {
  /** Named like its kind of placed things (app/db/limits), where it holds such: else nobody with a limit works it. */
  readonly kind: string;
  /** "Claims to decide" */
  readonly title: string;
  /** At whose desk it waits. */
  readonly room: "admin" | "institute";
  /** Who works it; of an institute whoever signs in for it. */
  readonly right: Right;
  /** The machine's own hours. */
  readonly limitHours: number | null;
  /** Which states of which machines wait here, "batch.prepared": none that has hours is left out. */
  readonly covers: readonly string[];
  /**
   * A select of: id uuid, serial int, created timestamptz, words text, since timestamptz, due timestamptz,
   * holder uuid (where the room keeps it itself, else null).
   */
  rows(actor: Actor): SQL;
  line(row: WorkRow): { readonly title: string; readonly words: string; readonly href: string };
  /** Of a room that keeps the holder itself. */
  hold?(tx: Tx, id: string, userId: string | null): Promise<void>;
}

const queues = perProcess("work-queues", () => new Map<string, WorkQueue>());

/** Identity stands below the rooms: each queue is registered at start (server/plug-sockets.ts). */
export const workQueues = {
  register(queue: WorkQueue): void {
    queues.set(`${queue.room}:${queue.kind}`, queue);
  },
  all: (room: WorkQueue["room"]): WorkQueue[] => [...queues.values()].filter((queue) => queue.room === room),
  /** Those this person works. */
  of(actor: Actor): WorkQueue[] {
    if (!actor.userId || (actor.role === "institute" && !actor.instituteId)) return [];
    return [...queues.values()].filter(
      ({ room, right, kind }) =>
        room === actor.role && right.heldBy(actor) && (!actor.limit || isPlacedKind(kind)),
    );
  },
  find(actor: Actor, kind: string): WorkQueue | null {
    return workQueues.of(actor).find((queue) => queue.kind === kind) ?? null;
  },
};
