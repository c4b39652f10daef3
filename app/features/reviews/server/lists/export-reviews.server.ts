import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import type { MeritLine } from "../../merit-line.ts";
import { reviewPermissions } from "../../review-permissions.ts";
import type { ReviewLine } from "../../review-view.ts";
import { addMeritFacts } from "../scores/add-merit-facts.server.ts";
import { deskOf, type ReviewQuery, reviewParts, toReviewLine } from "./review-rows.server.ts";

const AT_ONCE = 200;

/** The list as it stands with what a merit list needs, streamed, and a note of who took it (T28). */
export async function exportReviews(actor: Actor, query: ReviewQuery): Promise<AsyncGenerator<MeritLine>> {
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
