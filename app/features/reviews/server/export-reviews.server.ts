import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { streamRows } from "#app/db/list-page.server.ts";
import { reviewPermissions } from "../review-permissions.ts";
import type { ReviewLine } from "../review-view.ts";
import { deskOf, type ReviewQuery, reviewParts, toReviewLine } from "./review-rows.server.ts";

/** The list as it stands, streamed, and a note of who took it (T28). */
export async function exportReviews(actor: Actor, query: ReviewQuery): Promise<AsyncGenerator<ReviewLine>> {
  reviewPermissions.assertCan(actor, "review.export", deskOf(actor));
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `account:${actor.userId}`,
      actor,
      event: "review.exported",
      details: { filters: query.filters, sort: query.sort, searched: query.search !== "" },
    }),
  );
  return lines(actor, query);
}

async function* lines(actor: Actor, query: ReviewQuery): AsyncGenerator<ReviewLine> {
  for await (const row of streamRows(reviewParts(actor, query))) yield toReviewLine(actor, row);
}
