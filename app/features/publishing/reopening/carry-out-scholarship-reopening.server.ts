import { z } from "zod";
import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { lockScholarship } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { openAgain } from "./open-again.server.ts";

const asked = z.object({ closesOn: z.string(), path: z.string().startsWith("/") });

/** Where the owner who asked goes on. */
export function askedReopeningPath(payload: unknown): string {
  return asked.safeParse(payload).data?.path ?? "/";
}

/** The desk's yes to opening a closed scholarship again. */
export async function carryOutScholarshipReopening(
  actor: Actor,
  scholarshipId: string,
  { payload, reason, requestedBy }: { payload: unknown; reason: string; requestedBy: string },
): Promise<void> {
  scholarshipPermissions.assertCan(actor, "scholarship.approve");
  const { closesOn, path } = asked.parse(payload);
  await inTransaction(async (tx) => {
    const row = await lockScholarship(tx, scholarshipId);
    // Carried out again it finds it done (T38).
    if (row.status !== "closed") return;
    await openAgain(tx, actor, row, { closesOn, reason });
    await notify(tx, requestedBy, {
      type: "success",
      title: "The desk agreed: it is open again",
      message: `${row.title} takes applications until ${closesOn}.`,
      link: path,
      dedupeKey: `scholarship-reopened:${row.id}:${row.revision}`,
    });
  });
}
