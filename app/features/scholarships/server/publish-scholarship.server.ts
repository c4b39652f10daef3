import { and, eq, isNotNull } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import type { Tx } from "#app/db/client.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { ScholarshipStatus } from "../scholarship-status.ts";
import { ownerOf, scholarshipPermissions } from "../scholarships-permissions.ts";
import { lockScholarship } from "./lock-scholarship.server.ts";
import { moveScholarship } from "./move-scholarship.server.ts";

/** Makes a draft public; the first one of a new partner goes to the admin desk instead. */
export async function publishScholarship(actor: Actor, id: string): Promise<ScholarshipStatus> {
  return inTransaction(async (tx) => {
    const row = await lockScholarship(tx, id);
    scholarshipPermissions.assertCan(actor, "scholarship.publish", row);
    const owner = ownerOf(actor);
    const needsApproval = owner !== null && !(await hasPublished(tx, owner));
    return moveScholarship(tx, actor, row, needsApproval ? "ask_approval" : "publish");
  });
}

async function hasPublished(tx: Tx, owner: NonNullable<ReturnType<typeof ownerOf>>): Promise<boolean> {
  const earlier = await tx.$count(
    scholarship,
    and(
      eq(scholarship.ownerKind, owner.kind),
      eq(scholarship.ownerId, owner.id),
      isNotNull(scholarship.publishedAt),
    ),
  );
  return earlier > 0;
}
