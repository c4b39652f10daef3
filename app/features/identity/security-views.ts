import type { AccountRole, PortalRole } from "./portal-role.ts";

export type StaffView = {
  id: string;
  name: string;
  email: string;
  roles: PortalRole[];
  hasSecondFactor: boolean;
  since: string;
  disabledOn: string | null;
  isYou: boolean;
};

export type LiveSessionView = {
  id: string;
  name: string;
  role: AccountRole;
  device: string;
  startedAt: string;
  lastSeenAt: string;
  isThisOne: boolean;
};

export type AuditView = {
  key: string;
  at: string;
  who: string;
  event: string;
  subject: string;
  change: string | null;
  details: string | null;
};

export type ErasureView = {
  id: string;
  name: string;
  status: "requested" | "cancelled" | "done";
  requestedAt: string;
  dueAt: string;
  closedAt: string | null;
  isLate: boolean;
  isYours: boolean;
};

export type KeyStatus = {
  currentKey: string;
  configured: number;
  /** Values still under an older key, column by column; only columns that hold any value. */
  columns: { name: string; values: number; old: number }[];
  old: number;
};

/** One count about a phone or an e-mail address. */
export interface LockOutView {
  readonly key: string;
  readonly name: string;
  readonly label: string;
  readonly hits: number;
  readonly most: number;
  readonly isFull: boolean;
  readonly until: string;
}
