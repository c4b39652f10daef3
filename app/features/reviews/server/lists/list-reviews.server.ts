import type { Actor } from "#app/core/portals/permissions.ts";
import { listPage, type Page } from "#app/db/lists/list-page.server.ts";
import type { ReviewLine } from "../../review-view.ts";
import { type ReviewQuery, reviewParts, toReviewLine } from "./review-rows.server.ts";

/** A page of what this desk has to review, or has decided. */
export async function listReviews(actor: Actor, query: ReviewQuery): Promise<Page<ReviewLine>> {
  const page = await listPage(reviewParts(actor, query));
  return { ...page, rows: page.rows.map((row) => toReviewLine(actor, row)) };
}
