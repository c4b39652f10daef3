import type { Actor } from "#app/core/portals/permissions.ts";
import { type GiverRole, isGiver } from "#app/core/portals/roles.ts";

/** Whose figures are counted: all, those of one scholarship, or those of one who runs or pays for scholarships. */
export interface ReportScope {
  readonly scholarshipId?: string | null;
  readonly owner?: { readonly kind: "institute" | GiverRole; readonly id: string } | null;
}

/** What somebody outside the desk may count over: their own, and nothing else. Null: they have none. */
export function ownScope({ role, instituteId, organisationId }: Actor): ReportScope["owner"] {
  if (role === "institute" && instituteId) return { kind: role, id: instituteId };
  if (isGiver(role) && organisationId) return { kind: role, id: organisationId };
  return null;
}
