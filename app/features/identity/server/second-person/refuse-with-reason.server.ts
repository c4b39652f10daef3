import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { personName } from "../staff/person-name.server.ts";

interface Prepared {
  readonly preparedBy: string;
  /** "Batch PB-2026-0000012-4" */
  readonly title: string;
  /** Where whoever prepared it reads on. */
  readonly link: string;
  readonly key: string;
}

/**
 * D21: what somebody else prepared is not put back without a word: whoever did it reads the reason at once. One's own
 * is taken back without one. The reason, for the audit.
 */
export async function refuseWithReason(
  tx: Tx,
  actor: Actor,
  { preparedBy, title, link, key }: Prepared,
  typed: string | undefined,
): Promise<string | null> {
  const reason = (typed ?? "").trim().slice(0, 300);
  if (actor.userId === preparedBy) return reason || null;
  if (reason.length < 5) throw invalid({ reason: ["Write why: whoever prepared it reads it at once."] });
  await notify(tx, preparedBy, {
    type: "warning",
    title: `${await personName(tx, actor)} did not agree`,
    message: `${title}. ${reason}`,
    link,
    dedupeKey: `not-agreed:${key}`,
  });
  return reason;
}
