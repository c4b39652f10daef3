import { and, asc, eq, inArray } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { applicationCheck } from "#app/db/schema/applications.ts";
import { reviewPermissions } from "../review-permissions.ts";
import { checkApplication } from "./check-application.server.ts";
import { lockReview } from "./review-row.server.ts";

/**
 * What the checker saw open and vouches for, verified in one step: each still a finding of its own, with its own
 * event. Only those that stood on the page: what changed since is looked at again.
 */
export async function checkRest(actor: Actor, id: string, codes: readonly string[]): Promise<void> {
  await inTransaction(async (tx) => {
    const { access } = await lockReview(tx, actor, id);
    reviewPermissions.assertCan(actor, "review.check", access);
    const open = await tx
      .select({ code: applicationCheck.code })
      .from(applicationCheck)
      .where(
        and(
          eq(applicationCheck.applicationId, id),
          eq(applicationCheck.status, "pending"),
          inArray(applicationCheck.code, [...codes]),
        ),
      )
      .orderBy(asc(applicationCheck.position));
    if (open.length !== new Set(codes).size) {
      throw conflict("Something changed while you looked. Here is how it stands now.", "changed");
    }
    for (const { code } of open) await checkApplication(actor, id, { code, verdict: "verified" });
  });
}
