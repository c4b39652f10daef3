import type { Actor } from "#app/core/portals/permissions.ts";
import { countApplications } from "#app/features/applications/server/lists/count-applications.server.ts";
import { findOwnProfile } from "#app/features/applications/server/profile/find-own-profile.server.ts";
import { listSiblings } from "#app/features/identity/server/list-siblings.server.ts";
import { findSessionHint } from "#app/features/identity/server/sessions/find-session-hint.server.ts";
import { countUnread } from "#app/features/notifications/server/bell/count-unread.server.ts";
import { findStudentProfile } from "#app/features/scholarships/server/facts/find-student-profile.server.ts";
import { tallyFits } from "#app/features/scholarships/server/matching/tally-fits.server.ts";

/** Who, how complete, how successful, what waits: on every tab. */
export async function readStudentHead(actor: Actor) {
  const [profile, figures, unread, hint, fits, siblings] = await Promise.all([
    findOwnProfile(actor),
    countApplications(actor),
    countUnread(actor),
    findSessionHint(actor),
    countOwnFits(actor),
    listSiblings(actor),
  ]);
  return { profile, figures, unread, hint, fits, siblings };
}

/** The one number of fits (P16); null before anything is known that rules could be held against. */
async function countOwnFits(actor: Actor): Promise<number | null> {
  const known = await findStudentProfile(actor);
  return known && (await tallyFits(known)).fits;
}
