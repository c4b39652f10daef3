import { eq } from "drizzle-orm";
import { notFound } from "#app/core/requests/errors.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { isLanguage, type Language } from "#app/core/words/i18n.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { titleIn } from "#app/features/scholarships/server/catalogue/catalogue-words.server.ts";
import type { DeclineReason } from "../decline-reasons.ts";
import { suggestionNews } from "../messages/suggestion-news.messages.server.ts";
import { suggestionNumber } from "../suggestion-number.ts";
import { type SuggestionRow, suggestionRow } from "./suggestion-row.server.ts";

type News = { what: "received" | "accepted" } | { what: "declined"; reason: DeclineReason };

/** By mail where an address was given, which a visitor has typed: it waits for its own yes (X24). Under the bell of who was signed in. */
export async function tellSuggester(
  tx: Tx,
  row: SuggestionRow,
  news: News,
  proof: "needed" | "given" = "needed",
): Promise<void> {
  const [record] = await tx.select().from(scholarship).where(eq(scholarship.id, row.scholarshipId));
  if (!record) throw notFound();
  const number = suggestionNumber(row);
  const inWords = (language: Language) => {
    const words = suggestionNews[language];
    const why = news.what === "declined" ? words.reasons[news.reason] : "";
    return {
      title: fillMessage(words[news.what].title, { number }),
      message: fillMessage(words[news.what].message, { scholarship: titleIn(record, language).text, why }),
    };
  };
  const dedupeKey = `suggestion:${row.id}:${news.what}`;
  // What was just sent needs no bell: its page has said so.
  if (row.userId && news.what !== "received") {
    const type = news.what === "accepted" ? ("success" as const) : ("info" as const);
    await notify(tx, row.userId, { type, inWords, link: `/scholarships/${record.slug}`, dedupeKey });
  }
  const to = suggestionRow.emailOf(row);
  if (!to) return;
  const language = isLanguage(row.language) ? row.language : "en";
  await queueMessage(tx, {
    channel: "email",
    template: "generic",
    language,
    to,
    proof,
    variables: inWords(language),
    dedupeKey,
    subjectId: row.id,
  });
}
