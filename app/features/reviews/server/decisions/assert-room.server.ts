import { assertAwardRoom } from "#app/features/awards/server/assert-award-room.server.ts";
import type { FoundReview } from "../review-row.server.ts";

/** A seat and the money for one more award; the terms are locked by the caller. */
export async function assertRoom({ row }: Pick<FoundReview, "row">, awardPaise: number): Promise<void> {
  if (row.scholarshipId) await assertAwardRoom(row.scholarshipId, awardPaise);
}
