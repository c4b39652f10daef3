import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { findNextReview } from "./find-next-review.server.ts";
import { getReviewRow } from "./review-row.server.ts";

/** Where the desk goes on after a button: the same form, or the next one; the filter it came with goes along. */
export async function findPlaceAfterStep(
  actor: Actor,
  number: string,
  done: string,
  address: string,
): Promise<string> {
  const wanted = new URL(address, "http://screen.invalid").searchParams.get("scholarship");
  const scholarshipId = isId(wanted) ? wanted : null;
  const kept = scholarshipId ? `&scholarship=${scholarshipId}` : "";
  if (done !== "verify_rest_next") return `${number}?done=${done}${kept}`;
  const { row } = await getReviewRow(actor, number);
  const next = await findNextReview(actor, row.id, scholarshipId);
  return next ? `${next}?done=next_one${kept}` : `${number}?done=verify_rest${kept}`;
}
