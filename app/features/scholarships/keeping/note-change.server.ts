import { istDate, now } from "#app/core/clock.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { scholarshipChange } from "#app/db/schema/scholarships.ts";
import { publicStatuses, type ScholarshipStatus } from "../scholarship-status.ts";
import { mattersOf } from "./change-that-matters.ts";

type Content = Readonly<Record<string, unknown>>;

/** Leaves word of a change that matters to who saved it, in the transaction of the change. */
export async function noteChange(
  tx: Tx,
  { id, revision }: { readonly id: string; readonly revision: number },
  before: Content | undefined,
  after: Content | undefined,
): Promise<void> {
  if (!before || !after || !publicStatuses.includes(after.status as ScholarshipStatus)) return;
  const matters = mattersOf(before, after, istDate());
  if (matters.length === 0) return;
  await tx.insert(scholarshipChange).values({ scholarshipId: id, revision, matters, at: now() });
}
