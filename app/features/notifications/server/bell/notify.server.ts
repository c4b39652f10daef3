import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { defaultLanguage, type Language, languages } from "#app/core/words/i18n.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { notification } from "#app/db/schema/messages.ts";
import type { NotificationType } from "../../notification-list.ts";

type Words = { title: string; message: string };

type Where = {
  /** Whose news it is, where the account may serve several students. */
  studentId?: string;
  type: NotificationType;
  /** A path of this site, such as /student/applications/… */
  link?: string;
  /** The same thing is said to the same person once. */
  dedupeKey?: string;
};

/** For a desk or a portal, which read English. */
export type NewNotification = Where & Words;
/** Said in every language: its reader sees the one of the page. */
type TranslatedNotification = Where & { inWords: (language: Language) => Words };

/** Puts something under somebody's bell, in the transaction that causes it. Null when it was said before. */
export async function notify(
  tx: Tx,
  userId: string,
  given: NewNotification | TranslatedNotification,
): Promise<string | null> {
  if (given.link !== undefined && !/^\/(?!\/)/.test(given.link)) {
    throw new Error("A notification links to a path of this site");
  }
  const words = "inWords" in given ? everyLanguage(given.inWords) : null;
  const { title, message } = "inWords" in given ? given.inWords(defaultLanguage) : given;
  const [written] = await tx
    .insert(notification)
    .values({
      id: newId(),
      userId,
      studentId: given.studentId ?? null,
      type: given.type,
      title,
      message,
      words,
      link: given.link ?? null,
      dedupeKey: given.dedupeKey ?? null,
      createdAt: now(),
    })
    .onConflictDoNothing()
    .returning({ id: notification.id });
  return written?.id ?? null;
}

function everyLanguage(inWords: (language: Language) => Words): Record<Language, Words> {
  return Object.fromEntries(languages.map((language) => [language, inWords(language)])) as Record<
    Language,
    Words
  >;
}
