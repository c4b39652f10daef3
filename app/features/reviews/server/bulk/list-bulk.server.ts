import { aliasedTable, and, desc, eq, isNull, sql } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { bulkDecision, bulkDecisionItem } from "#app/db/schema/reviews.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { appUser } from "#app/db/schema/users.ts";
import { savedSentences } from "#app/features/applications/server/saved-sentences.server.ts";
import { bulkMachine } from "../../bulk-status.ts";
import type { BulkView } from "../../bulk-view.ts";
import { reviewPermissions } from "../../review-permissions.ts";
import { deskOf } from "../lists/review-rows.server.ts";
import { listBulkItems } from "./list-bulk-items.server.ts";

const SHOWN = 5;
const untried = isNull(bulkDecisionItem.outcome);
const award = scholarshipTerms.awardPaise;

/** The last decisions about many, with what became of each; those that wait for a second person first. */
export async function listBulk(actor: Actor): Promise<BulkView[]> {
  const { instituteId } = deskOf(actor);
  // One of them may be about students of all states: who is limited to some neither prepares nor confirms it.
  if (actor.limit) return [];
  const [preparer, settler] = [aliasedTable(appUser, "preparer"), aliasedTable(appUser, "settler")];
  const rows = await database()
    .select({ row: bulkDecision, preparer: preparer.name, settler: settler.name })
    .from(bulkDecision)
    .leftJoin(preparer, eq(preparer.id, bulkDecision.preparedBy))
    .leftJoin(settler, eq(settler.id, bulkDecision.settledBy))
    .where(
      instituteId === null ? isNull(bulkDecision.instituteId) : eq(bulkDecision.instituteId, instituteId),
    )
    .orderBy(sql`(${bulkDecision.status} = 'waiting') desc`, desc(bulkDecision.preparedAt))
    .limit(SHOWN);
  return Promise.all(rows.map((found) => toView(actor, found)));
}

interface Found {
  readonly row: typeof bulkDecision.$inferSelect;
  readonly preparer: string | null;
  readonly settler: string | null;
}

async function toView(actor: Actor, { row, preparer, settler }: Found): Promise<BulkView> {
  const [counts] = await database()
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      done: sql<number>`count(*) filter (where ${bulkDecisionItem.outcome} = 'done')`.mapWith(Number),
      refused: sql<number>`count(*) filter (where ${bulkDecisionItem.outcome} = 'refused')`.mapWith(Number),
      left: sql<number>`count(*) filter (where ${untried})`.mapWith(Number),
      // Null as soon as one of them has no usual award: half a sum would be believed.
      sum: sql<string | null>`case when bool_and(${award} is not null) filter (where ${untried})
        then sum(${award}) filter (where ${untried}) end`,
    })
    .from(bulkDecisionItem)
    .innerJoin(application, eq(application.id, bulkDecisionItem.applicationId))
    .leftJoin(scholarshipTerms, eq(scholarshipTerms.scholarshipId, application.scholarshipId))
    .where(eq(bulkDecisionItem.bulkId, row.id));
  const problems = await database()
    .select({
      problem: sql<string>`coalesce(${bulkDecisionItem.problem}, '')`,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(bulkDecisionItem)
    .where(and(eq(bulkDecisionItem.bulkId, row.id), eq(bulkDecisionItem.outcome, "refused")))
    .groupBy(bulkDecisionItem.problem)
    .orderBy(desc(sql`count(*)`))
    .limit(5);
  const isWaiting = row.status === "waiting";
  return {
    id: row.id,
    verdict: row.verdict,
    reasons: row.reasons,
    sentence: savedSentences.in("en", "decisions", row.sentence),
    note: row.note,
    status: row.status,
    statusLabel: bulkMachine.states[row.status].label,
    preparedAt: formatDateTime(row.preparedAt),
    preparedBy: preparerOf(actor, row, preparer),
    isOwn: row.preparedBy === actor.userId,
    settledBy: settler,
    all: counts?.all ?? 0,
    left: counts?.left ?? 0,
    sum: counts?.sum && row.verdict !== "reject" ? formatMoney(paise(Number(counts.sum))) : null,
    done: counts?.done ?? 0,
    refused: counts?.refused ?? 0,
    problems,
    items: await listBulkItems(row.id),
    mayConfirm: isWaiting && reviewPermissions.can(actor, "review.confirm_bulk", row),
    mayCancel: isWaiting && reviewPermissions.can(actor, "review.cancel_bulk", row),
  };
}

function preparerOf(actor: Actor, { preparedBy, preparedByRole }: Found["row"], name: string | null): string {
  if (preparedBy === actor.userId) return "you";
  return name ? `${name} (${preparedByRole})` : preparedByRole;
}
