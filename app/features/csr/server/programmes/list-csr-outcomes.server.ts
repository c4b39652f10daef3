import { desc, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import { database } from "#app/db/opening/client.server.ts";
import { csrOutcome } from "#app/db/schema/csr.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { impactMetrics } from "../../csr-options.ts";
import type { OutcomeLine } from "../../csr-view.ts";

const states: Readonly<Record<string, string>> = stateNames;
const metrics: Readonly<Record<string, string>> = impactMetrics;
const mostShown = 100;

/** The company's outcomes one by one, the newest first, with those that were taken back. */
export async function listCsrOutcomes(actor: Actor): Promise<OutcomeLine[]> {
  const organisationId = actor.organisationId ?? null;
  givingPermissions.assertCan(actor, "giving.read", { organisationId });
  const rows = await database()
    .select({ row: csrOutcome, title: programme.title })
    .from(csrOutcome)
    .innerJoin(programme, eq(programme.id, csrOutcome.programmeId))
    .where(eq(csrOutcome.organisationId, organisationId ?? ""))
    .orderBy(desc(csrOutcome.reportedOn), desc(csrOutcome.createdAt), desc(csrOutcome.id))
    .limit(mostShown);
  return rows.map(({ row, title }) => ({
    id: row.id,
    programme: title,
    metric: metrics[row.metric] ?? row.metric,
    state: row.state && (states[row.state] ?? row.state),
    count: row.count,
    story: row.story,
    on: row.reportedOn,
    takenBack: row.takenBackReason,
  }));
}
