import { and, eq, lt } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/core/words/i18n.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { letterSubscriber } from "#app/db/schema/content.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { type Article, listArticles } from "../articles/list-articles.server.ts";
import { letterLink } from "./letter-link.server.ts";

type Articles = (language: Language) => readonly Article[];

/** Sends each confirmed reader what is new since their last letter, in their language. Nothing new: no letter. */
export async function sendLetters(articlesIn: Articles = listArticles): Promise<number> {
  const today = istDate();
  const days = articlesIn(defaultLanguage)
    .map(({ date }) => date)
    .filter((date) => date <= today);
  const newest = days.sort().at(-1);
  if (newest === undefined) return 0;
  const waiting = await database()
    .select({ id: letterSubscriber.id })
    .from(letterSubscriber)
    .where(and(eq(letterSubscriber.status, "confirmed"), lt(letterSubscriber.readUpTo, newest)));
  let sent = 0;
  for (const { id } of waiting) sent += (await sendLetter(id, articlesIn, today)) ? 1 : 0;
  return sent;
}

async function sendLetter(id: string, articlesIn: Articles, today: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const [reader] = await tx
      .select()
      .from(letterSubscriber)
      .where(eq(letterSubscriber.id, id))
      .for("update");
    if (reader?.status !== "confirmed" || !reader.emailSealed) return false;
    const language = isLanguage(reader.language) ? reader.language : defaultLanguage;
    const fresh = articlesIn(language).filter(({ date }) => date > reader.readUpTo && date <= today);
    if (fresh.length === 0) return false;
    const link = letterLink.write(id);
    await queueMessage(tx, {
      channel: "email",
      template: "blog-letter",
      language,
      to: decryptField(reader.emailSealed, { table: "letter_subscriber", column: "email", rowId: id }),
      variables: {
        list: fresh
          .map(({ title, slug }) => `${title}\n${env().PUBLIC_URL}/education-blog/${slug}`)
          .join("\n\n"),
        link,
      },
      leaveLink: link,
      dedupeKey: `letters:${id}:${today}`,
      subjectId: id,
    });
    await tx.update(letterSubscriber).set({ readUpTo: today }).where(eq(letterSubscriber.id, id));
    return true;
  });
}
