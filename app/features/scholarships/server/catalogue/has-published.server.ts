import { and, eq, isNotNull } from "drizzle-orm";
import type { OwnerKind } from "#app/core/portals/roles.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";

/** Whether the desk has read something of this owner before. */
export async function hasPublished(
  tx: Tx,
  owner: { readonly kind: OwnerKind; readonly id: string | null },
): Promise<boolean> {
  if (!owner.id) return false;
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
