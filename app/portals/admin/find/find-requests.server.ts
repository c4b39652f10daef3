import { and, eq } from "drizzle-orm";
import { parsePublicNumber } from "#app/core/id.ts";
import type { Found } from "#app/core/lists/found.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { joiningRequest } from "#app/db/schema/joining-requests.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { parseJoiningNumber } from "#app/features/organisations/joining-number.ts";
import { parseRecoveryNumber } from "#app/features/recovery/recovery-number.ts";

/** What was asked of the desk, by the number people read aloud. */
export async function findRequests(typed: string, actor: Actor): Promise<Found[]> {
  const db = database();
  const number = parsePublicNumber(typed);
  if (!number) return [];
  if (parseJoiningNumber(typed)) {
    const rows = await db
      .select()
      .from(joiningRequest)
      .where(and(eq(joiningRequest.serial, number.serial), withinLimit(actor, "joining", joiningRequest.id)));
    return rows.map(({ id, name }) => ({
      id,
      title: typed.toUpperCase(),
      line: `Asks to join · ${name ?? "not sent yet"}`,
      href: `/admin/joining/${id}`,
    }));
  }
  if (parseRecoveryNumber(typed)) {
    const rows = await db
      .select()
      .from(recoveryRequest)
      .where(
        and(eq(recoveryRequest.serial, number.serial), withinLimit(actor, "recovery", recoveryRequest.id)),
      );
    return rows.map(({ id, otrNumber }) => ({
      id,
      title: typed.toUpperCase(),
      line: `Lost phone · ${otrNumber ?? "not sent yet"}`,
      href: `/admin/recovery/${id}`,
    }));
  }
  return [];
}
