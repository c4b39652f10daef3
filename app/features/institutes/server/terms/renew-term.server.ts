import { eq } from "drizzle-orm";
import { formatDate, istDate, now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { institute } from "#app/db/schema/institutes.ts";
import { institutePermissions } from "../../institute-permissions.ts";
import { termEnd } from "../../term-end.ts";
import { instituteContacts } from "../institute-contacts.server.ts";
import { tellInstitute } from "../tell-institute.server.ts";

/** Three more years, by the desk. `seenTermTo` is what the desk saw: a second press renews nothing (T38). */
export async function renewTerm(actor: Actor, requestId: string, seenTermTo: string): Promise<void> {
  institutePermissions.assertCan(actor, "institute.renew");
  if (!isId(requestId)) throw notFound();
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(institute).where(eq(institute.requestId, requestId)).for("update");
    if (!row) throw notFound();
    await assertWithin(actor, "institute", row.id, tx);
    if (row.termTo !== seenTermTo) throw conflict();
    // What has ended begins anew today; what still runs goes on without a gap.
    const today = istDate();
    const termFrom = row.termTo < today ? today : row.termFrom;
    const termTo = row.termTo < today ? termEnd.ofTermFrom(today) : termEnd.later(row.termTo);
    await tx
      .update(institute)
      .set({ termFrom, termTo, remindedDays: null, renewalAskedAt: null, updatedAt: now() })
      .where(eq(institute.id, row.id));
    await writeAudit(tx, {
      chain: `institute:${row.id}`,
      actor,
      event: "institute.renewed",
      from: row.termTo,
      to: termTo,
    });
    await tellInstitute(tx, {
      to: instituteContacts.open(row).email,
      title: "Your partnership is renewed",
      message: `The partnership of ${row.name} (${row.code}) runs until ${formatDate(termTo)}.`,
      link: `${env().PUBLIC_URL}/institute/dashboard`,
      dedupeKey: `institute-renewed:${row.id}:${termTo}`,
      subjectId: row.id,
    });
  });
}
