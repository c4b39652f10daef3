import { eq, type SQL, sql } from "drizzle-orm";
import type { OwnerKind } from "#app/core/portals/roles.ts";
import { builtRead } from "#app/db/built-read.server.ts";
import type { Db } from "#app/db/opening/client.server.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { Criteria } from "#app/features/scholarships/eligibility/criteria.ts";
import { publicStatuses } from "#app/features/scholarships/scholarship-status.ts";
import { scholarshipTermsSchema, type TermsQuestion } from "#app/features/scholarships/scholarship-terms.ts";
import type { Cycle, Schedule, Season } from "#app/features/scholarships/views/deadline.ts";

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
  readonly amountPeriod: (typeof scholarship.$inferSelect)["amountPeriod"];
  readonly documents: readonly string[];
  readonly criteria: Criteria;
  /** What its owner asks beyond the form (its terms). */
  readonly ownQuestions: readonly TermsQuestion[];
  readonly schedule: Schedule;
  readonly isActive: boolean;
  /** Its owner goes on with it later. */
  readonly isPaused: boolean;
  readonly runHere: boolean;
  readonly ownerKind: OwnerKind;
  readonly ownerId: string | null;
}

/** Every round, announced or only reported, the first to close first: it travels with the record, in one statement. */
const cyclesOfIt = sql<Cycle[]>`(select coalesce(json_agg(json_build_object(
  'opensOn', cycle.opens_on, 'closesOn', cycle.closes_on, 'basis', cycle.basis) order by cycle.closes_on), '[]')
  from scholarship_cycle cycle where cycle.scholarship_id = ${scholarship.id})`;

const readIt = (db: Db, where: SQL) =>
  db
    .select({ row: scholarship, terms: scholarshipTerms, cycles: cyclesOfIt })
    .from(scholarship)
    .leftJoin(scholarshipTerms, eq(scholarshipTerms.scholarshipId, scholarship.id))
    .where(where)
    .limit(1);
const readAt = builtRead(["slug"], (db, { slug }) => readIt(db, eq(scholarship.slug, slug)));
const readById = builtRead(["id"], (db, { id }) => readIt(db, eq(scholarship.id, id)));

/** By its address only while it is public; by its id also later, since its applications go on. */
export async function findScholarshipFacts(
  which: { slug: string } | { id: string },
): Promise<ScholarshipFacts | null> {
  const isAddress = "slug" in which;
  const [found] = await (isAddress ? readAt(which) : readById(which));
  if (!found || (isAddress && !publicStatuses.includes(found.row.status))) return null;
  const { row, terms, cycles } = found;
  return {
    id: row.id,
    number: row.number,
    slug: row.slug,
    title: row.title,
    provider: row.provider,
    amountText: row.amountText,
    amountMinPaise: row.amountMinPaise,
    amountMaxPaise: row.amountMaxPaise,
    amountPeriod: row.amountPeriod,
    documents: row.documents,
    criteria: row.criteria as Criteria,
    ownQuestions: row.runHere && terms ? scholarshipTermsSchema.parse(terms).questions : [],
    schedule: { cycles, season: row.season as Season },
    isActive: row.status === "active",
    isPaused: row.status === "paused",
    runHere: row.runHere,
    ownerKind: row.ownerKind,
    ownerId: row.ownerId,
  };
}
