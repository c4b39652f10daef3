import { listenToOutsideCalls } from "#app/adapters/watch-calls.server.ts";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { log } from "#app/core/requests/observing/log.server.ts";
import { beatProcess } from "#app/features/operations/server/beat-process.server.ts";
import {
  recordGatewayCalls,
  type SeenCall,
} from "#app/features/operations/server/record-gateway-calls.server.ts";

const EVERY_MS = 5_000;
/** With the database away, what was seen is kept for it, but not without end. */
const MOST_KEPT = 10_000;

/** What /admin/system shows of all processes: every few seconds this one says that it lives, and how gateways answered. */
export function reportIn(): void {
  const [id, startedAt] = [newId(), now()];
  let seen: SeenCall[] = [];
  listenToOutsideCalls(({ service, code }) => {
    if (seen.length < MOST_KEPT) seen.push({ service, code, at: now() });
  });
  let running: Promise<void> = Promise.resolve();
  const report = async () => {
    const taken = seen;
    seen = [];
    try {
      await recordGatewayCalls(taken);
    } catch (error) {
      seen = [...taken, ...seen].slice(0, MOST_KEPT);
      throw error;
    }
    await beatProcess(id, startedAt);
  };
  const tick = () => {
    running = running.then(report).catch((error: unknown) => {
      log.warn({ err: error }, "the state of this process could not be written down");
    });
  };
  tick();
  setInterval(tick, EVERY_MS).unref();
}
