import { and, eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { isWithin, levelFilters } from "#app/features/scholarships/catalogue/levels.ts";
import { criteriaSchema } from "#app/features/scholarships/eligibility/criteria.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";
import { givingPermissions } from "../../giving-permissions.ts";

/** A programme of the year before as the answers of the new one's form; another donor's is not there (T13). */
export async function findRenewal(actor: Actor, id: string): Promise<Record<string, string | string[]>> {
  if (!isId(id)) throw notFound();
  const [found] = await database()
    .select({ row: programme, scholarship })
    .from(programme)
    .innerJoin(scholarship, eq(scholarship.id, programme.scholarshipId))
    .where(and(eq(programme.id, id)));
  if (!found) throw notFound();
  givingPermissions.assertCan(actor, "giving.manage_programme", found.row);
  const criteria = criteriaSchema.parse(found.scholarship.criteria);
  const terms = await getScholarshipTerms(found.scholarship.id);
  const range = criteria.levels;
  const fitting = levelFilters.filter(
    ({ from, to }) => !range || (isWithin(from, range) && isWithin(to, range)),
  );
  return {
    title: found.row.title,
    description: found.row.description,
    category: found.scholarship.category,
    levelFrom: fitting[0]?.id ?? "",
    levelTo: fitting.at(-1)?.id ?? "",
    states: criteria.states ?? [],
    gender: criteria.genders?.includes("female") ? "female" : "any",
    incomeMax: criteria.income ? String(criteria.income.maxInr) : "",
    marksMin: criteria.marks ? String(criteria.marks.minPercent) : "",
    award: terms.awardPaise ? String(terms.awardPaise / 100) : "",
    seats: terms.seats ? String(terms.seats) : "",
    isOpen: found.row.isOpen ? "on" : "",
  };
}
