import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { countJobs, type QueueCount } from "#app/db/jobs/dead-letters.server.ts";
import { deliveryQueue } from "#app/features/notifications/server/lanes/delivery-queue.server.ts";
import {
  type LaneView,
  listMessageLanes,
} from "#app/features/notifications/server/lanes/list-message-lanes.server.ts";
import type { QueueView } from "../system-view.ts";

/** A code is of no use late; anything else may wait for some minutes on a busy morning. */
const SLOW_SECONDS = { otp: 30, transactional: 300, bulk: 3600 };
const SLOW_JOB_SECONDS = 300;

/** The lanes of messages, always; of the other queues those with something to do or in trouble. */
export async function listQueues(actor: Actor): Promise<{ queues: QueueView[]; idleQueues: number }> {
  const [lanes, counts] = [await listMessageLanes(actor), await countJobs()];
  const laneQueues = lanes.map((lane) => ({ lane, name: deliveryQueue(lane).name }));
  const others = counts.filter(({ job }) => !laneQueues.some(({ name }) => name === job));
  const busy = others.filter(({ waiting, running, failed }) => waiting + running + failed > 0);
  return {
    queues: [
      ...laneQueues.map(({ lane, name }) =>
        ofLane(
          lane,
          counts.find(({ job }) => job === name),
        ),
      ),
      ...busy.map(ofJob),
    ],
    idleQueues: others.length - busy.length,
  };
}

function ofLane(lane: LaneView, count: QueueCount | undefined): QueueView {
  const oldestSeconds = lane.oldestAt ? (now().getTime() - lane.oldestAt.getTime()) / 1000 : null;
  const isLate = (oldestSeconds ?? 0) > SLOW_SECONDS[lane.lane];
  return {
    name: lane.name,
    waiting: lane.open,
    oldestSeconds,
    done: count?.done ?? 0,
    failed: count?.failed ?? 0,
    health: lane.state !== "working" ? "down" : isLate ? "slow" : "working",
    reason: reasonOf(lane),
  };
}

function ofJob({ job, waiting, running, done, failed, oldestSeconds }: QueueCount): QueueView {
  return {
    name: job,
    waiting: waiting + running,
    oldestSeconds: waiting > 0 ? oldestSeconds : null,
    done,
    failed,
    health: failed > 0 ? "down" : oldestSeconds > SLOW_JOB_SECONDS ? "slow" : "working",
    reason: null,
  };
}

function reasonOf({ state, errorCode }: LaneView): string | null {
  if (state === "working") return null;
  return state === "held" ? "on hold: npm run messages" : errorCode;
}
