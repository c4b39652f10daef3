import { and, asc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { invalid } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { application, applicationCheck } from "#app/db/schema/applications.ts";
import { bulkDecision, bulkDecisionItem } from "#app/db/schema/reviews.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import type { BulkInput } from "../../forms/review-forms.ts";

/**
 * D8: what would end in a refusal after two people have agreed is said to the one who prepares it. An application
 * stands in one decision about many at a time, so that none contradicts another; one with open checks is not approved.
 */
export async function assertBulkFits(
  tx: Tx,
  verdict: BulkInput["verdict"],
  ids: readonly string[],
): Promise<void> {
  // Whoever prepares the same ones in the same moment waits here, and is told.
  const among = inArray(application.id, [...ids]);
  await tx
    .select({ id: application.id })
    .from(application)
    .where(among)
    .orderBy(asc(application.id))
    .for("update");
  const twice = await numbersOf(
    tx,
    and(
      among,
      sql`exists (select 1 from ${bulkDecisionItem} join ${bulkDecision} on ${eq(bulkDecision.id, bulkDecisionItem.bulkId)}
        where ${and(eq(bulkDecisionItem.applicationId, application.id), isNull(bulkDecisionItem.outcome), inArray(bulkDecision.status, ["waiting", "confirmed"]))})`,
    ),
  );
  if (twice.length > 0) {
    throw invalid({
      ids: [
        `Already in a decision about many that waits: ${listed(twice)}. Leave them out, or cancel that one.`,
      ],
    });
  }
  if (verdict !== "approve") return;
  // An award of many is the scholarship's own; where it has none, each is decided by itself.
  const without = await numbersOf(
    tx,
    and(
      among,
      sql`not exists (select 1 from ${scholarshipTerms}
        where ${and(eq(scholarshipTerms.scholarshipId, application.scholarshipId), isNotNull(scholarshipTerms.awardPaise))})`,
    ),
  );
  if (without.length > 0) {
    throw invalid({
      ids: [
        `Their scholarship has no usual award: ${listed(without)}. Leave them out, and decide each by itself.`,
      ],
    });
  }
  const open = await numbersOf(
    tx,
    and(
      among,
      sql`exists (select 1 from ${applicationCheck}
        where ${and(eq(applicationCheck.applicationId, application.id), ne(applicationCheck.status, "verified"))})`,
    ),
  );
  if (open.length > 0) {
    throw invalid({
      ids: [`Not every check is verified: ${listed(open)}. Leave them out, or verify them first.`],
    });
  }
}

async function numbersOf(tx: Tx, where: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ serial: application.serial, createdAt: application.createdAt })
    .from(application)
    .where(where)
    .orderBy(asc(application.submittedAt), asc(application.id));
  return rows.map(applicationNumber);
}

const NAMED = 5;

function listed(numbers: readonly string[]): string {
  const rest = numbers.length - NAMED;
  return rest > 0 ? `${numbers.slice(0, NAMED).join(", ")} and ${rest} more` : numbers.join(", ");
}
