import type { ApplicationStatus } from "../rules/application-status.ts";
import type { EventView } from "./application-view.ts";

export interface LineEvent extends EventView {
  readonly state: "done" | "now" | "well" | "stop";
  /** How many papers this one entry stands for. */
  readonly count: number;
}

const ends: Partial<Record<ApplicationStatus, "well" | "stop">> = {
  paid: "well",
  rejected: "stop",
  withdrawn: "stop",
};

/**
 * What happened, in order: papers verified one after the other are one entry (L25), and the last entry is an end
 * where it has ended, waits where the student has something to do, and is past otherwise: then what comes is now (L5).
 */
export function eventLine(events: readonly EventView[], status: ApplicationStatus): LineEvent[] {
  const line: LineEvent[] = [];
  for (const event of events) {
    const before = line.at(-1);
    if (event.event === "check_verified" && before?.event === "check_verified")
      line[line.length - 1] = { ...event, state: "done", count: before.count + 1 };
    else line.push({ ...event, state: "done", count: 1 });
  }
  const last = line.at(-1);
  const state = status === "action_needed" ? "now" : (ends[status] ?? "done");
  return last ? [...line.slice(0, -1), { ...last, state }] : line;
}
