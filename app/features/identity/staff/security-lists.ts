import type { auditList } from "./audit-list.ts";
import type { erasureList } from "./erasure-list.ts";
import type { sessionList } from "./session-list.ts";
import type { staffList } from "./staff-list.ts";

type FilterOf<L extends { spec: { filters: object } }> = keyof L["spec"]["filters"] & string;
export type StaffFilter = FilterOf<typeof staffList>;
export type SessionFilter = FilterOf<typeof sessionList>;
export type AuditFilter = FilterOf<typeof auditList>;
export type ErasureFilter = FilterOf<typeof erasureList>;
