import { eq } from "drizzle-orm";
import { database } from "#app/db/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { Criteria } from "#app/features/scholarships/criteria.ts";
import type { Schedule, Season } from "#app/features/scholarships/deadline.ts";
import { publicStatuses } from "#app/features/scholarships/scholarship-status.ts";
import type { TermsQuestion } from "#app/features/scholarships/scholarship-terms.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/get-scholarship-terms.server.ts";
import { listCycles } from "#app/features/scholarships/server/list-cycles.server.ts";

/** What an application needs to know of its scholarship. */
export interface ScholarshipFacts {
  readonly id: string;
  /** The public one. */
  readonly number: number;
  readonly slug: string;
  readonly title: string;
  readonly provider: string;
  readonly amountText: string;
  readonly amountMinPaise: number | null;
  readonly amountMaxPaise: number | null;
  readonly documents: readonly string[];
  readonly criteria: Criteria;
  /** What its owner asks beyond the form (its terms). */
  readonly ownQuestions: readonly TermsQuestion[];
  readonly schedule: Schedule;
  readonly isActive: boolean;
  /** Its owner goes on with it later. */
  readonly isPaused: boolean;
  readonly runHere: boolean;
  readonly ownerKind: "catalogue" | "institute" | "donor" | "csr";
  readonly ownerId: string | null;
}

/** By its address only while it is public; by its id also later, since its applications go on. */
export async function findScholarshipFacts(
  which: { slug: string } | { id: string },
): Promise<ScholarshipFacts | null> {
  const isAddress = "slug" in which;
  const [row] = await database()
    .select()
    .from(scholarship)
    .where(isAddress ? eq(scholarship.slug, which.slug) : eq(scholarship.id, which.id))
    .limit(1);
  if (!row || (isAddress && !publicStatuses.includes(row.status))) return null;
  return {
    id: row.id,
    number: row.number,
    slug: row.slug,
    title: row.title,
    provider: row.provider,
    amountText: row.amountText,
    amountMinPaise: row.amountMinPaise,
    amountMaxPaise: row.amountMaxPaise,
    documents: row.documents,
    criteria: row.criteria as Criteria,
    ownQuestions: row.runHere ? (await getScholarshipTerms(row.id)).questions : [],
    schedule: { cycles: await listCycles(row.id), season: row.season as Season },
    isActive: row.status === "active",
    isPaused: row.status === "paused",
    runHere: row.runHere,
    ownerKind: row.ownerKind,
    ownerId: row.ownerId,
  };
}
