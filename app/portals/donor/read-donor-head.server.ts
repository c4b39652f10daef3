import type { Actor } from "#app/core/portals/permissions.ts";
import { findWaiting } from "#app/features/giving/approvals/find-waiting.server.ts";
import { organisationNumber } from "#app/features/giving/donation-number.ts";
import { readImpact } from "#app/features/giving/server/impact/read-impact.server.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import { countUnread } from "#app/features/notifications/server/bell/count-unread.server.ts";

/** Who is signed in, and the figures of the head: all from rows. */
export async function readDonorHead(actor: Actor) {
  const [organisation, impact, unread, waiting] = await Promise.all([
    openOrganisation(actor),
    readImpact(actor),
    countUnread(actor),
    findWaiting(actor),
  ]);
  return {
    name: organisation.name,
    type: organisation.type,
    number: organisation.serial > 0 ? organisationNumber(organisation) : null,
    impact,
    unread,
    waiting,
  };
}
