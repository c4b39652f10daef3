import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { counsellor, counsellorHours } from "#app/db/schema/helpdesk-bookings.ts";
import type { WeeklyHours } from "../../bookings/booking-slots.ts";
import { counsellorPermissions } from "../../counsellor-permissions.ts";

export interface CounsellorView {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly serves: readonly string[];
  readonly languages: readonly string[];
  readonly active: boolean;
  readonly hours: readonly WeeklyHours[];
  readonly revision: number;
}

/** One counsellor, for the desk's form. */
export async function getCounsellor(actor: Actor, id: string): Promise<CounsellorView> {
  counsellorPermissions.assertCan(actor, "counsellor.see");
  const [row] = isId(id) ? await database().select().from(counsellor).where(eq(counsellor.id, id)) : [];
  if (!row) throw notFound("There is no such counsellor.");
  const hours = await database()
    .select({
      weekday: counsellorHours.weekday,
      fromMinute: counsellorHours.fromMinute,
      toMinute: counsellorHours.toMinute,
    })
    .from(counsellorHours)
    .where(eq(counsellorHours.counsellorId, id));
  const { name, serves, languages, active, emailSealed, revision } = row;
  const email =
    emailSealed && decryptField(emailSealed, { table: "counsellor", column: "email", rowId: row.id });
  return { id, name, email, serves, languages, active, hours, revision };
}
