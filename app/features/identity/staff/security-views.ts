import type { DueClock } from "#app/core/periods/due-clock.ts";
import type { StaffLimit } from "#app/core/portals/staff-limit.ts";
import type { StaffRole } from "#app/core/portals/staff-roles.ts";
import type { AccountRole, PortalRole } from "./portal-role.ts";

export type StaffView = {
  id: string;
  name: string;
  email: string;
  roles: PortalRole[];
  staffRoles: StaffRole[];
  /** Of the desk: what they are limited to. */
  limit: StaffLimit | null;
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
  network: string | null;
  startedAt: string;
  lastSeenAt: string;
  isThisOne: boolean;
};

export type AuditView = {
  id: string;
  at: string;
  who: string;
  event: string;
  subject: string;
  change: string | null;
  /** Where the request came from; null for a job, and after 180 days. */
  network: string | null;
  details: string | null;
};

export type ErasureView = {
  id: string;
  name: string;
  status: "requested" | "cancelled" | "done";
  requestedAt: string;
  dueAt: string;
  closedAt: string | null;
  clock: DueClock | null;
  isLate: boolean;
  isYours: boolean;
  /** Whom they named for their data rights, while the request is open and for who may see it. */
  nominees: string[];
};

export type KeyStatus = {
  currentKey: string;
  configured: number;
  /** Values still under an older key, column by column; only columns that hold any value. */
  columns: { name: string; values: number; old: number }[];
  old: number;
};

/** A matter of two people, as the list shows it. */
export interface SecondLookView {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly amount: string | null;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedOn: string;
  readonly isYours: boolean;
  /** Not before; null when it can be agreed to now. */
  readonly openFrom: string | null;
  readonly status: "waiting" | "approved" | "done" | "refused" | "withdrawn";
  readonly mayDecide: boolean;
  readonly refusalReason: string | null;
  readonly decidedBy: string | null;
  readonly href: string | null;
}

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
