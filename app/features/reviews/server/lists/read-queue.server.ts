import type { Actor } from "#app/core/portals/permissions.ts";
import { listPage } from "#app/db/lists/list-page.server.ts";
import { reviewList } from "../../review-list.ts";
import type { QueueLine } from "../../review-view.ts";
import { reviewParts, toReviewLine } from "./review-rows.server.ts";

const SHOWN = 20;

export interface Queue {
  readonly total: number;
  readonly lines: readonly QueueLine[];
}

/** What waits for this desk, oldest first: beside the review screen, and the badge of its tab. */
export async function readQueue(actor: Actor, scholarshipId: string | null = null): Promise<Queue> {
  const address = `/?status=under_review&sort=oldest${scholarshipId ? `&scholarship=${scholarshipId}` : ""}`;
  const query = { ...reviewList.read(address), pageSize: SHOWN };
  const page = await listPage(reviewParts(actor, query));
  return {
    total: page.total ?? 0,
    lines: page.rows.map((row) => {
      const line = toReviewLine(actor, row);
      return {
        number: line.number,
        name: line.student ?? line.number,
        scholarship: line.scholarship,
        due: line.isWaiting ? "Waiting list" : (line.clock?.words ?? "No clock"),
        isLate: line.isLate,
        score: line.score,
      };
    }),
  };
}
