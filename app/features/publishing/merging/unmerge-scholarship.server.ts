import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { scholarshipMerge } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { lockScholarship } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { moveScholarship } from "#app/features/scholarships/server/lifecycle/move-scholarship.server.ts";

/** It was two scholarships after all: its own page, its marks and where it stood come back. */
export async function unmergeScholarship(actor: Actor, id: string): Promise<void> {
  scholarshipPermissions.assertCan(actor, "scholarship.merge");
  await inTransaction(async (tx) => {
    const row = await lockScholarship(tx, id);
    const [merge] = await tx.select().from(scholarshipMerge).where(eq(scholarshipMerge.scholarshipId, id));
    if (!merge || row.status !== "draft") throw conflict("It is not merged.");
    await tx.delete(scholarshipMerge).where(eq(scholarshipMerge.scholarshipId, id));
    await moveScholarship(tx, actor, row, "publish", { reason: "The merge was undone" });
    const { statusBefore } = merge;
    if (statusBefore === "active") return;
    const open = await lockScholarship(tx, id);
    await moveScholarship(tx, actor, open, statusBefore === "paused" ? "pause" : "close");
  });
}
