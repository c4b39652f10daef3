import { and, asc, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isLanguage, type Language } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { messageConsent, notificationPreference } from "#app/db/schema/messages.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";
import type { Audience } from "./group-message-form.ts";

export interface GroupPerson {
  readonly studentId: string;
  readonly applicationId: string;
  readonly language: Language;
  /** A phone that wants news of applications. */
  readonly byPhone: boolean;
  readonly byEmail: boolean;
}

const proven = alias(userContact, "proven_email");
const mailbox = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Everybody who stands at this place with this scholarship now, each once. */
export async function listGroupPeople(scholarshipId: string, audience: Audience): Promise<GroupPerson[]> {
  const rows = await database()
    .select({
      studentId: application.studentId,
      applicationId: application.id,
      language: appUser.language,
      phone: userContact.id,
      bySms: notificationPreference.smsApplicationUpdates,
      byWhatsApp: messageConsent.id,
      email: proven.id,
      answers: application.answers,
    })
    .from(application)
    .innerJoin(appUser, eq(appUser.id, application.userId))
    .leftJoin(userContact, and(eq(userContact.userId, appUser.id), eq(userContact.kind, "phone")))
    .leftJoin(proven, and(eq(proven.userId, appUser.id), eq(proven.kind, "email")))
    .leftJoin(notificationPreference, eq(notificationPreference.userId, appUser.id))
    .leftJoin(messageConsent, and(eq(messageConsent.userId, appUser.id), isNull(messageConsent.withdrawnAt)))
    .where(
      and(
        eq(application.scholarshipId, scholarshipId),
        eq(application.status, audience),
        isNull(application.erasedAt),
        isNull(appUser.disabledAt),
      ),
    )
    .orderBy(asc(application.id));
  const seen = new Map<string, GroupPerson>();
  for (const row of rows) {
    if (seen.has(row.studentId)) continue;
    seen.set(row.studentId, {
      studentId: row.studentId,
      applicationId: row.applicationId,
      language: isLanguage(row.language) ? row.language : "en",
      byPhone: row.phone !== null && (row.bySms !== false || row.byWhatsApp !== null),
      // What stands in a draft she has given nobody yet: there it is the address that she has proven.
      byEmail: audience === "draft" ? row.email !== null : mailbox.test(row.answers.email?.value ?? ""),
    });
  }
  return [...seen.values()];
}
