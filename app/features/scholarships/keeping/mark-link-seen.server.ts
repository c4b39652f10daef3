import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { scholarshipLink } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "../scholarships-permissions.ts";
import { lockScholarship } from "../server/lifecycle/lock-scholarship.server.ts";

/** Somebody has looked at what the website says now; the next change is held against it. */
export async function markLinkSeen(actor: Actor, linkId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const [link] = await tx
      .select()
      .from(scholarshipLink)
      .where(eq(scholarshipLink.id, linkId))
      .for("update");
    if (!link) throw notFound("We could not find this website.");
    scholarshipPermissions.assertCan(
      actor,
      "scholarship.update",
      await lockScholarship(tx, link.scholarshipId),
    );
    if (link.state !== "changed") return;
    await tx
      .update(scholarshipLink)
      .set({ state: "same", seenText: null })
      .where(and(eq(scholarshipLink.id, linkId), eq(scholarshipLink.state, "changed")));
    await writeAudit(tx, {
      chain: `scholarship:${link.scholarshipId}`,
      actor,
      event: "scholarship.website_seen",
      details: { hash: link.hash },
    });
  });
}
