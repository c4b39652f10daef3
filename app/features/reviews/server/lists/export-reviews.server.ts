import type { Actor } from "#app/core/portals/permissions.ts";
import { exportOf } from "#app/db/lists/export-list.server.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import type { MeritLine } from "../../merit-line.ts";
import { reviewList } from "../../review-list.ts";
import { reviewPermissions } from "../../review-permissions.ts";
import type { ReviewLine } from "../../review-view.ts";
import { addMeritFacts } from "../scores/add-merit-facts.server.ts";
import { deskOf, type ReviewQuery, reviewParts, toReviewLine } from "./review-rows.server.ts";

const AT_ONCE = 200;

/** The list as it stands, with what a merit list needs (T28, D27). */
export const exportReviews = exportOf(reviewList, {
  allow: (actor) => reviewPermissions.assertCan(actor, "review.export", deskOf(actor)),
  all: lines,
});

async function* lines(actor: Actor, query: ReviewQuery): AsyncGenerator<MeritLine> {
  let part: ReviewLine[] = [];
  for await (const row of streamRows(reviewParts(actor, query))) {
    part.push(toReviewLine(actor, row));
    if (part.length < AT_ONCE) continue;
    yield* await addMeritFacts(part);
    part = [];
  }
  yield* await addMeritFacts(part);
}
