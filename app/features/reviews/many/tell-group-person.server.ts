import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { afterQuietHours } from "#app/core/periods/quiet-hours.ts";
import { env } from "#app/core/settings/env.server.ts";
import { isLanguage, type Language } from "#app/core/words/i18n.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import type { groupMessage } from "#app/db/schema/group-messages.ts";
import { appUser } from "#app/db/schema/users.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { findScholarshipFacts } from "#app/features/applications/server/drafts/find-scholarship-facts.server.ts";
import { applyPath } from "#app/features/applications/views/apply-view.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { queueToPhone } from "#app/features/notifications/server/outbox/queue-to-phone.server.ts";
import { titleIn } from "#app/features/scholarships/server/catalogue/catalogue-words.server.ts";
import { wordsFor } from "./words-for.ts";

type Row = typeof groupMessage.$inferSelect;

/** Under the bell, on the phone and by e-mail as she chose, in her language; the phone rests at night. */
export async function tellGroupPerson(tx: Tx, { id, words }: Row, applicationId: string): Promise<void> {
  const [found] = await tx
    .select({ row: application, language: appUser.language })
    .from(application)
    .innerJoin(appUser, eq(appUser.id, application.userId))
    .where(eq(application.id, applicationId));
  // Erased since it was written: nobody is there any more.
  if (!found || found.row.erasedAt !== null) return;
  const { row } = found;
  const language: Language = isLanguage(found.language) ? found.language : "en";
  const number = applicationNumber(row);
  const path = row.status === "draft" ? applyPath({ number }) : `/applications/${number}`;
  const key = `group:${id}:${row.studentId}`;
  await notify(tx, row.userId, {
    studentId: row.studentId,
    type: "info",
    inWords: (into) => wordsFor(words, into),
    link: path,
    dedupeKey: key,
  });
  const said = wordsFor(words, language);
  const facts = row.scholarshipId ? await findScholarshipFacts({ id: row.scholarshipId }) : null;
  const link = new URL(path, env().PUBLIC_URL).href;
  const common = { language, dedupeKey: key, subjectId: id };
  const phone = await findContact(row.userId, "phone");
  if (phone) {
    await queueToPhone(tx, row.userId, "ApplicationUpdates", {
      ...common,
      template: "application-update",
      to: phone,
      variables: {
        name: row.answers.fullName?.value ?? "",
        scholarship: facts ? titleIn(facts, language).text : "",
        status: said.title,
        more: "",
        link,
      },
      notBefore: afterQuietHours(now()),
    });
  }
  const own = row.status === "draft" ? await findContact(row.userId, "email") : row.answers.email?.value;
  if (!own || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(own)) return;
  await queueMessage(tx, {
    ...common,
    channel: "email",
    template: "group-message",
    to: own,
    variables: { title: said.title, message: said.message, link },
  });
}
