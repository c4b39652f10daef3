import { and, desc, eq } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { isIstDay, istDate, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { scholarship, scholarshipCycle } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { nextRevision } from "../catalogue/catalogue-version.server.ts";
import { lockScholarship } from "./lock-scholarship.server.ts";

/** A later closing day for the last round, or a first one where there was none. */
export async function extendScholarship(actor: Actor, id: string, closesOn: IstDay): Promise<void> {
  await inTransaction(async (tx) => {
    const row = await lockScholarship(tx, id);
    scholarshipPermissions.assertCan(actor, "scholarship.extend", row);
    if (!isIstDay(closesOn)) throw invalid({ closesOn: ["Give the date as YYYY-MM-DD."] });
    if (closesOn < istDate()) throw invalid({ closesOn: ["Choose today or a later day."] });
    if (row.status === "closed")
      throw conflict("This scholarship is closed. Open it again first.", "wrong_state");
    const [last] = await tx
      .select()
      .from(scholarshipCycle)
      .where(eq(scholarshipCycle.scholarshipId, id))
      .orderBy(desc(scholarshipCycle.closesOn))
      .limit(1);
    if (last && closesOn <= last.closesOn) {
      throw invalid({ closesOn: [`It closes on ${last.closesOn} already. Choose a later day.`] });
    }
    const revision = await nextRevision(tx);
    if (last) {
      await tx
        .delete(scholarshipCycle)
        .where(and(eq(scholarshipCycle.scholarshipId, id), eq(scholarshipCycle.closesOn, last.closesOn)));
    }
    const opensOn = last?.opensOn ?? null;
    await tx.insert(scholarshipCycle).values({ scholarshipId: id, opensOn, closesOn, basis: "announced" });
    await tx.update(scholarship).set({ revision, updatedAt: now() }).where(eq(scholarship.id, id));
    await writeAudit(tx, {
      chain: `scholarship:${id}`,
      actor,
      event: "scholarship.extend",
      details: { before: { closesOn: last?.closesOn ?? null }, after: { closesOn } },
    });
  });
}
