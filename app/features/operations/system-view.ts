import type { NoticeSubject } from "#app/core/settings/site-notice-shape.ts";
import type { GatewayName } from "./gateway-names.ts";

/** How one thing of the system stands. */
export type Health = "working" | "slow" | "down";

export type QueueView = {
  name: string;
  waiting: number;
  /** Null: nothing waits. */
  oldestSeconds: number | null;
  /** Done in the last hour. */
  done: number;
  failed: number;
  health: Health;
  /** Why it does not work. */
  reason: string | null;
};

export type GatewayView = {
  name: GatewayName;
  /** Null: not in the last two days. */
  lastGoodSeconds: number | null;
  calls: number;
  bad: number;
  lastCode: string | null;
  health: Health;
};

export type WaitingMessageView = {
  id: string;
  what: string;
  lane: string;
  reason: string;
  tries: number;
  since: string;
  next: string;
};

export type DeadLetterView = { id: string; job: string; reason: string; tries: number; failedAt: string };

export type DatabaseView = {
  engine: "pglite" | "postgres";
  version: string;
  bytes: number;
  /** Null with the embedded database, which has one. */
  connections: { used: number; most: number } | null;
  migration: string;
  problem: string | null;
};

export type ProcessView = { id: string; startedAt: string; skewSeconds: number };

export type BackupView = { at: string; bytes: number; seconds: number; isOffsite: boolean; isOld: boolean };

export type SealView = { seq: number; at: string; waiting: number; isOld: boolean };

export type SystemView = {
  readAt: string;
  /** What every page says just now. */
  notice: { about: NoticeSubject; since: string; until: string | null } | null;
  queues: QueueView[];
  /** Queues with nothing to do and no trouble. */
  idleQueues: number;
  gateways: GatewayView[];
  messages: { rows: WaitingMessageView[]; total: number };
  letters: { rows: DeadLetterView[]; total: number };
  database: DatabaseView;
  processes: ProcessView[];
  backup: BackupView | null;
  keys: { current: string; older: string[] };
  seal: SealView | null;
};
