import type { Actor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { listInstituteColleagues } from "#app/features/comments/server/list-institute-colleagues.server.ts";
import { tellOtherAdmins } from "#app/features/identity/server/staff/tell-other-admins.server.ts";
import { tellInstitute } from "#app/features/institutes/server/tell-institute.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { type BulkAccess, reviewPermissions } from "../review-permissions.ts";

interface Waiting {
  readonly id: string;
  readonly what: BulkAccess;
  readonly right: "review.confirm_bulk" | "review.confirm_many";
  /** Nothing about a student: it goes into mails, too. */
  readonly title: string;
  readonly message: string;
  readonly link: string;
  /** When it is said again: of each day another one. */
  readonly again?: string;
}

/** D21: whoever could confirm it hears at once, under the bell and by e-mail, and nobody else. */
export async function tellSecondPerson(tx: Tx, actor: Actor, waiting: Waiting): Promise<void> {
  const { id, what, right, title, message, link, again } = waiting;
  const key = again === undefined ? `second-person:${id}` : `second-person:${id}:${again}`;
  if (what.instituteId === null) {
    await tellOtherAdmins(tx, actor, reviewPermissions.right(right), { key, title, message, link });
    return;
  }
  for (const { actor: colleague, email } of await listInstituteColleagues(tx, what.instituteId)) {
    if (!reviewPermissions.can(colleague, right, what)) continue;
    await notify(tx, colleague.userId, { type: "warning", title, message, link, dedupeKey: key });
    const to = email();
    if (!to) continue;
    await tellInstitute(tx, {
      to,
      title,
      message,
      link: new URL(link, env().PUBLIC_URL).href,
      dedupeKey: `${key}:${colleague.userId}`,
      subjectId: id,
    });
  }
}
