import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { scholarshipRule } from "#app/db/schema/scholarship-rules.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import {
  publicStatuses,
  type ScholarshipEvent,
  type ScholarshipStatus,
  scholarshipMachine,
} from "../../scholarship-status.ts";
import { nextRevision } from "../catalogue/catalogue-version.server.ts";
import { assertFunded } from "./assert-funded.server.ts";
import type { ScholarshipRow } from "./lock-scholarship.server.ts";

/** The one way from status to status: the machine decides, and the change is audited and made public. */
export async function moveScholarship(
  tx: Tx,
  actor: Actor,
  row: ScholarshipRow,
  event: ScholarshipEvent,
  details: Record<string, unknown> = {},
): Promise<ScholarshipStatus> {
  const status = next(scholarshipMachine, row.status, event, actor);
  if (status === "active" && row.runHere) await assertFunded(tx, row);
  const revision = await nextRevision(tx);
  const isFirstTime = status === "active" && row.publishedAt === null;
  await tx
    .update(scholarship)
    .set({
      status,
      revision,
      updatedAt: now(),
      // The desk's promise stands still while the owner holds it again, and begins anew when it is sent again.
      approvalAskedAt: status === "pending_approval" ? now() : null,
      ...(isFirstTime && { publishedAt: now() }),
    })
    .where(eq(scholarship.id, row.id));
  await tx
    .update(scholarshipRule)
    .set({ isPublic: publicStatuses.includes(status) })
    .where(eq(scholarshipRule.number, row.number));
  await writeAudit(tx, {
    chain: `scholarship:${row.id}`,
    actor,
    event: `scholarship.${event}`,
    from: row.status,
    to: status,
    details,
  });
  return status;
}
