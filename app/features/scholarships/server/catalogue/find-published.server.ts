import { visitor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import type { ScholarshipDetail } from "../../views/scholarship-view.ts";
import { getScholarship } from "../get-scholarship.server.ts";

/** What anybody may see by this slug; null where there is nothing, so that its page can offer something else (L14). */
export async function findPublished(slug: string): Promise<ScholarshipDetail | null> {
  try {
    return (await getScholarship(visitor, slug)).scholarship;
  } catch (error) {
    if (isProblem(error) && error.status === 404) return null;
    throw error;
  }
}
