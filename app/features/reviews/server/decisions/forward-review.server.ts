import { and, eq, ne } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { applicationCheck } from "#app/db/schema/applications.ts";
import { changeApplication } from "#app/features/applications/server/change-application.server.ts";
import { tellStudent } from "#app/features/applications/server/tell-student.server.ts";
import { sourceOf } from "#app/features/scholarships/money-source.ts";
import { reviewPermissions } from "../../review-permissions.ts";
import { lockReview } from "../review-row.server.ts";

/** Sent on to the provider outside, who decides and pays: with the number it has there, and no award of ours (D18c). */
export async function forwardReview(
  actor: Actor,
  id: string,
  input: { readonly reference: string; readonly note?: string | undefined; readonly formKey: string },
): Promise<void> {
  const { reference, note = null, formKey } = input;
  await runOnce(formKey, `review.forward:${id}`, requestHash({ id, reference }), async (tx) => {
    const { row, terms, access } = await lockReview(tx, actor, id);
    reviewPermissions.assertCan(actor, "review.decide", access);
    if (!row.scholarshipId || !access.ownerKind)
      throw conflict("Choose its scholarship first.", "wrong_state");
    if (sourceOf(access.ownerKind, terms.moneySource) !== "provider") {
      throw conflict("This scholarship is decided and paid here.", "wrong_state");
    }
    const isOpen = and(eq(applicationCheck.applicationId, id), ne(applicationCheck.status, "verified"));
    if ((await tx.$count(applicationCheck, isOpen)) > 0) {
      throw conflict("Every check must be verified before it is sent on.", "checks_open");
    }
    const changed = await changeApplication(tx, actor, row, {
      event: "forward",
      changes: { forwardedAt: now(), providerReference: reference, decisionNote: note },
      details: { reference },
    });
    await tellStudent(tx, changed, "forwarded", `${id}:forwarded`, { reference });
  });
}
