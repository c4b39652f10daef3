import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import type { ScholarshipStatus } from "../../scholarship-status.ts";
import { ownerOf, scholarshipPermissions } from "../../scholarships-permissions.ts";
import { hasPublished } from "../catalogue/has-published.server.ts";
import { assertComplete } from "./assert-complete.server.ts";
import { assertFunded } from "./assert-funded.server.ts";
import { lockScholarship } from "./lock-scholarship.server.ts";
import { moveScholarship } from "./move-scholarship.server.ts";

/** Makes a draft public; the first one of a new partner goes to the admin desk instead. */
export async function publishScholarship(actor: Actor, id: string): Promise<ScholarshipStatus> {
  return inTransaction(async (tx) => {
    const row = await lockScholarship(tx, id);
    scholarshipPermissions.assertCan(actor, "scholarship.publish", row);
    await assertComplete(tx, row);
    // Also before the desk reads it: nobody should read what cannot open.
    if (row.runHere) await assertFunded(tx, row);
    const owner = ownerOf(actor);
    const needsApproval = owner !== null && !(await hasPublished(tx, owner));
    return moveScholarship(tx, actor, row, needsApproval ? "ask_approval" : "publish");
  });
}
