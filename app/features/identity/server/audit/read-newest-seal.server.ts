import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { findNewestSeal } from "#app/db/audit/find-newest-seal.server.ts";
import { securityPermissions } from "../../security-permissions.ts";

/** What the auditor's page shows of the last seal. */
export async function readNewestSeal(
  actor: Actor,
): Promise<{ seq: number; at: string; hash: string } | null> {
  securityPermissions.assertCan(actor, "security.read_audit");
  const seal = await findNewestSeal();
  return seal && { seq: seal.seq, at: formatDateTime(seal.at), hash: seal.hash };
}
