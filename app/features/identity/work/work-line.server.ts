import { formatDateTime, now } from "#app/core/clock.ts";
import { ageText } from "#app/core/periods/age-text.ts";
import { clockOf } from "#app/core/periods/due-clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { WorkQueue } from "./work-queues.server.ts";
import type { WorkLine } from "./work-view.ts";

/** As the database gives it, moments as texts. */
export type RawWork = {
  kind: string;
  id: string;
  serial: number | null;
  created: string;
  words: string | null;
  since: string;
  due: string | null;
  holder: string | null;
  holder_name: string | null;
};

export function workLine(actor: Actor, queues: readonly WorkQueue[], raw: RawWork): WorkLine | null {
  const queue = queues.find(({ kind }) => kind === raw.kind);
  if (!queue) return null;
  const due = raw.due ? new Date(raw.due) : null;
  const { id, serial, words } = raw;
  return {
    kind: raw.kind,
    id,
    ...queue.line({ id, serial, words, created: new Date(raw.created) }),
    age: ageText((now().getTime() - new Date(raw.since).getTime()) / 3_600_000),
    due: due && formatDateTime(due),
    clock: clockOf(due, new Date(raw.since)),
    isLate: due !== null && due < now(),
    holderId: raw.holder,
    holder: raw.holder && (raw.holder_name ?? "Somebody without a name yet"),
    isMine: raw.holder !== null && raw.holder === actor.userId,
  };
}
