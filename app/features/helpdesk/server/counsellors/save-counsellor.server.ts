import { and, eq, inArray } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId, newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { toSlug } from "#app/core/slug.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { bumpContent } from "#app/db/content-version.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { booking, counsellor, counsellorHours } from "#app/db/schema/helpdesk-bookings.ts";
import { openBookings } from "../../bookings/booking-status.ts";
import { counsellorPermissions } from "../../counsellor-permissions.ts";
import { weekdayNames } from "../../counsellors/counsellor-hours.ts";
import type { CounsellorInput } from "../../forms/counsellor-schema.ts";

/**
 * Adds a counsellor (`id` null) or changes one, on the revision the person saw (T39). Hours that are held stay held;
 * new ones count from now on.
 */
export async function saveCounsellor(
  actor: Actor,
  id: string | null,
  value: CounsellorInput,
): Promise<{ counsellorId: string }> {
  counsellorPermissions.assertCan(actor, "counsellor.change");
  return inTransaction(async (tx) => {
    const before = id === null ? null : await lock(tx, id);
    if (before && before.revision !== value.revision) throw conflict();
    const counsellorId = before?.id ?? newId();
    const active = value.active === "on";
    if (before?.active && !active) await assertNothingOpen(tx, counsellorId);
    const changes = {
      name: value.name,
      serves: [...value.serves],
      languages: [...value.languages],
      emailSealed: value.email
        ? encryptField(value.email, { table: "counsellor", column: "email", rowId: counsellorId })
        : null,
      active,
      editedAt: now(),
      updatedAt: now(),
    };
    if (before)
      await tx
        .update(counsellor)
        .set({ ...changes, revision: before.revision + 1 })
        .where(eq(counsellor.id, counsellorId));
    else {
      const slug = `${toSlug(value.name, 60)}-${counsellorId.slice(-6)}`;
      const none = { baseSessions: 0, baseRatings: 0, baseRatingSum: 0 };
      await tx.insert(counsellor).values({ id: counsellorId, slug, ...none, ...changes });
    }
    await writeHours(tx, counsellorId, value);
    const seen = ({ name, serves, languages }: typeof changes) => ({ name, serves, languages, active });
    await writeAudit(tx, {
      chain: `counsellor:${counsellorId}`,
      actor,
      event: before ? "counsellor.changed" : "counsellor.added",
      details: {
        ...(before && {
          before: {
            name: before.name,
            serves: before.serves,
            languages: before.languages,
            active: before.active,
          },
        }),
        after: seen(changes),
      },
    });
    await bumpContent(tx, "counsellors");
    return { counsellorId };
  });
}

async function lock(tx: Tx, id: string) {
  const [row] = isId(id) ? await tx.select().from(counsellor).where(eq(counsellor.id, id)).for("update") : [];
  if (!row) throw notFound("There is no such counsellor.");
  return row;
}

/** Nobody is left waiting for somebody who has gone. */
async function assertNothingOpen(tx: Tx, counsellorId: string): Promise<void> {
  const open = await tx.$count(
    booking,
    and(eq(booking.counsellorId, counsellorId), inArray(booking.status, openBookings)),
  );
  if (open === 0) return;
  const sessions = open === 1 ? "1 session is" : `${open} sessions are`;
  throw invalid({ active: [`${sessions} still to come. Give them to a colleague first.`] });
}

async function writeHours(tx: Tx, counsellorId: string, value: CounsellorInput): Promise<void> {
  await tx.delete(counsellorHours).where(eq(counsellorHours.counsellorId, counsellorId));
  const hours = weekdayNames.flatMap(({ weekday, field }) =>
    value[field].map((span) => ({ counsellorId, weekday, ...span })),
  );
  if (hours.length > 0) await tx.insert(counsellorHours).values(hours);
}
