import { sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { forbidden } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { readSecondPersonRules } from "./read-second-person-rules.server.ts";

const dayMs = 24 * 3_600_000;

/**
 * T16, T52: the one who confirms is another person than the one who prepared. Not the same account, and not
 * one that the other brought in lately, nor both brought in by a third: who has just made an account may hold it.
 */
export async function assertSecondPerson(tx: Tx, actor: Actor, firstUserId: string): Promise<void> {
  if (!actor.userId || actor.userId === firstUserId) {
    throw forbidden("You prepared this yourself. Somebody else has to confirm it.");
  }
  const rules = await readSecondPersonRules();
  const since = (days: number) => new Date(now().getTime() - days * dayMs);
  const { rows } = await tx.execute<{ tied: boolean }>(sql`
    with recursive tie as (
      select user_id, by_user_id from account_tie where at > ${since(rules.staffDays)}
      union all
      select c.user_id, m.vouched_by from institute_member m
      join user_contact c on c.kind = 'phone' and c.value_hash = m.phone_hash
      where m.vouched_by is not null and m.vouched_at > ${since(rules.instituteDays)}
    ), above (start, id) as (
      select * from (values (1, ${actor.userId}::uuid), (2, ${firstUserId}::uuid)) as pair (start, id)
      union
      select above.start, tie.by_user_id from above join tie on tie.user_id = above.id
    )
    select exists (select from above a join above b on a.id = b.id where a.start = 1 and b.start = 2) as tied`);
  if (rows[0]?.tied) {
    throw forbidden(
      "Whoever prepared this and you do not count as two people yet: one of you brought the other in, or the same person brought in both, a short time ago. Somebody else has to confirm it.",
    );
  }
}
