import { type Kind, mix, ordinaryDay, ordinaryPerSecond, rush } from "./last-day.ts";

/** Of one request: milliseconds of processor, and bytes that leave. */
export interface Cost {
  readonly webMs: number;
  readonly databaseMs: number;
  readonly bytes: number;
}

export const measuredKinds = [...(Object.keys(mix) as Kind[]), "signIns"] as const;
type MeasuredKind = (typeof measuredKinds)[number];

/** What bench/capacity.ts measured in one run, and where. */
export interface Costs {
  readonly measuredOn: string;
  readonly machine: string;
  /** Others' work on the machine meanwhile, in cores. */
  readonly others: number;
  readonly of: Readonly<Record<MeasuredKind, Cost>>;
  /** A message from the queue to the gateway, whose own time is not in it. */
  readonly message: { readonly workerMs: number; readonly databaseMs: number };
  readonly messagesPerSubmission: number;
  /** Of the database, indexes included, for a student with an application that was sent; papers lie elsewhere. */
  readonly bytesPerStudent: number;
  /** What one process holds under load. */
  readonly webMemoryMb: number;
  /** Processor time of a mixed load, by the costs above against what it took. */
  readonly check: { readonly reckonedMs: number; readonly measuredMs: number };
}

/** What whoever runs the site decides; ours are these. */
export const choices = {
  coresPerMachine: 8,
  /** How busy a processor may be on the worst minute. */
  busyWeb: 0.6,
  busyDatabase: 0.5,
  connectionsPerProcess: 17,
  /** More than these, and a pooler stands before the database. */
  connectionsWithoutPooler: 200,
};

export interface Plan {
  readonly students: number;
  readonly perSecond: number;
  readonly signInsPerSecond: number;
  readonly messagesPerSecond: number;
  /** A web process for each. */
  readonly webCores: number;
  /** One more than needed, so that one may fail in the last minute. */
  readonly webMachines: number;
  readonly workerCores: number;
  readonly databaseCores: number;
  readonly connections: number;
  readonly needsPooler: boolean;
  readonly megabitsPerSecond: number;
  readonly databaseGb: number;
  /** All machines, the day long: web, workers, the database and its standby. */
  readonly coreHours: number;
}

/** Straight multiplication: nothing in it knows where a larger machine begins to wait for something else. */
export function planFor(students: number, costs: Costs): Plan {
  const perSecond = ordinaryPerSecond(students) * rush;
  const signInsPerSecond = perSecond / ordinaryDay.requestsEach;
  const rateOf = (kind: MeasuredKind) =>
    kind === "signIns" ? signInsPerSecond : (perSecond * mix[kind]) / 100;
  const sumOf = (part: keyof Cost) =>
    measuredKinds.reduce((sum, kind) => sum + rateOf(kind) * costs.of[kind][part], 0);
  const messagesPerSecond = rateOf("submissions") * costs.messagesPerSubmission + signInsPerSecond;
  const webCores = Math.ceil(sumOf("webMs") / 1000 / choices.busyWeb);
  const webMachines = Math.ceil(webCores / choices.coresPerMachine) + 1;
  const workerCores = Math.ceil((messagesPerSecond * costs.message.workerMs) / 1000 / choices.busyWeb) + 1;
  const databaseMs = sumOf("databaseMs") + messagesPerSecond * costs.message.databaseMs;
  const databaseCores = Math.ceil(databaseMs / 1000 / choices.busyDatabase);
  const connections = (webMachines * choices.coresPerMachine + workerCores) * choices.connectionsPerProcess;
  return {
    students,
    perSecond,
    signInsPerSecond,
    messagesPerSecond,
    webCores,
    webMachines,
    workerCores,
    databaseCores,
    connections,
    needsPooler: connections > choices.connectionsWithoutPooler,
    megabitsPerSecond: (sumOf("bytes") * 8) / 1_000_000,
    databaseGb: (students * costs.bytesPerStudent) / 1_000_000_000,
    coreHours: 24 * (webMachines * choices.coresPerMachine + workerCores + 2 * databaseCores),
  };
}
