import { formatDateTime, now } from "#app/core/clock.ts";
import { clockOf } from "#app/core/periods/due-clock.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import { joiningHolders } from "../joining-holders.ts";
import { joiningNumber } from "../joining-number.ts";
import { joiningMachine } from "../joining-status.ts";
import type { JoiningLine } from "../joining-view.ts";
import type { JoiningRow } from "./joining-row.server.ts";

/** What the desk's list says of a request. */
export function joiningLine(row: JoiningRow): JoiningLine {
  const state = stateNames[row.state as keyof typeof stateNames];
  return {
    id: row.id,
    number: joiningNumber(row),
    name: row.name ?? "",
    holder: joiningHolders[row.holder].label,
    place: [row.city, state].filter(Boolean).join(", "),
    status: row.status,
    statusLabel: joiningMachine.states[row.status].label,
    submittedAt: row.submittedAt ? formatDateTime(row.submittedAt) : "",
    dueAt: row.dueAt && formatDateTime(row.dueAt),
    clock: clockOf(row.dueAt, row.submittedAt),
    isLate: row.dueAt !== null && row.dueAt < now(),
  };
}
