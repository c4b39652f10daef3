import { eq, sql } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import type { Push } from "#app/adapters/push/push.ts";
import { now } from "#app/core/clock.ts";
import { afterQuietHours } from "#app/core/periods/quiet-hours.ts";
import { log } from "#app/core/requests/observing/log.server.ts";
import { DecryptError } from "#app/core/secrets/crypto.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { isLanguage } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { notification } from "#app/db/schema/messages.ts";
import { pushSubscription as table } from "#app/db/schema/push-subscriptions.ts";
import { session } from "#app/db/schema/sessions.ts";
import { appUser } from "#app/db/schema/users.ts";
import { pauseAfter } from "../../message-lane.ts";
import { pushWords } from "../../push-words.ts";
import { pushEnvelope } from "./push-envelope.server.ts";

type Due = {
  id: string;
  sealed: string;
  failures: number;
  language: string | null;
  news: number;
  needs: boolean;
  link: string | null;
  /** Milliseconds. */
  until: number;
};

const AT_ONCE = 500;
const BELL = "/student/dashboard?tab=notifications";

/**
 * Every minute: a browser whose session has ended is forgotten, and one with unread news under its owner's bell rings
 * once for all of it, outside the quiet hours. What a service does not take now is tried later; a browser that is gone
 * is forgotten. Said twice at worst, under one tag, so that the second takes the place of the first.
 */
export async function ringDevices(): Promise<void> {
  const { push } = adapters();
  const at = now();
  await database().execute(sql`
    delete from ${table} p where not exists (
      select from ${session} s
      where s.id = p.session_id and s.ended_at is null and s.expires_at > ${at.toISOString()}::timestamptz)`);
  if (!push || afterQuietHours(at) > at) return;
  const { rows } = await database().execute<Due>(sql`
    select p.id, p.subscription_encrypted as sealed, p.failures, u.language,
      n.news, n.needs, n.link, (extract(epoch from n.until) * 1000)::float8 as until
    from ${table} p
    join ${appUser} u on u.id = p.user_id
    cross join lateral (
      select count(*)::int as news, bool_or(n.type = 'warning') as needs, max(n.created_at) as until,
        (array_agg(n.link order by n.created_at desc))[1] as link
      from ${notification} n
      where n.user_id = p.user_id and n.created_at > p.told_until and n.read_at is null) n
    where n.news > 0 and (p.next_try_at is null or p.next_try_at <= ${at.toISOString()}::timestamptz)
    order by p.id limit ${AT_ONCE}`);
  for (const due of rows) await ring(push, due);
}

async function ring(push: Push, due: Due): Promise<void> {
  const only = eq(table.id, due.id);
  try {
    await push.send(pushEnvelope.open(due.id, due.sealed), payloadOf(due));
    await database()
      .update(table)
      .set({ toldUntil: new Date(Math.round(due.until)), failures: 0, nextTryAt: null })
      .where(only);
  } catch (error) {
    if (!(error instanceof OutsideError) && !(error instanceof DecryptError)) throw error;
    if (error instanceof OutsideError && error.verdict === "never") {
      await database().delete(table).where(only);
      return;
    }
    if (error instanceof DecryptError) log.error({ id: due.id }, "a browser's address cannot be opened");
    const failures = due.failures + 1;
    const nextTryAt = new Date(now().getTime() + pauseAfter("bulk", failures));
    await database().update(table).set({ failures, nextTryAt }).where(only);
  }
}

function payloadOf({ language, news, needs, link }: Due): string {
  const lang = isLanguage(language) ? language : "en";
  const words = pushWords[lang];
  const body = needs
    ? words.needsYou
    : news === 1
      ? words.one
      : fillMessage(words.many, { count: String(news) });
  return JSON.stringify({ title: "ScholarSetu", body, lang, link: news === 1 && link ? link : BELL });
}
