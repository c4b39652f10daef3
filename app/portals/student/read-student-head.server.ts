import type { Actor } from "#app/core/permissions.ts";
import { countApplications } from "#app/features/applications/server/count-applications.server.ts";
import { findOwnProfile } from "#app/features/applications/server/find-own-profile.server.ts";
import { findSessionHint } from "#app/features/identity/server/find-session-hint.server.ts";
import { countUnread } from "#app/features/notifications/server/count-unread.server.ts";

/** Who, how complete, how successful, what waits: on every tab. */
export async function readStudentHead(actor: Actor) {
  const [profile, figures, unread, hint] = await Promise.all([
    findOwnProfile(actor),
    countApplications(actor),
    countUnread(actor),
    findSessionHint(actor),
  ]);
  return { profile, figures, unread, hint };
}
