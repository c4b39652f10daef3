import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { formatDate, type IstDay } from "#app/core/clock.ts";
import { fillMessage } from "#app/core/fill-message.ts";
import { isLanguage } from "#app/core/i18n.ts";
import type { Tx } from "#app/db/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { appUser } from "#app/db/schema/users.ts";
import { notify } from "#app/features/notifications/server/notify.server.ts";
import { applicationNumber } from "../application-number.ts";
import { applyPath } from "../apply-view.ts";

const words = {
  en: {
    title: "More time to apply",
    message: "{scholarship} now takes applications until {date}. Your draft is saved.",
  },
  te: {
    title: "దరఖాస్తుకు మరింత సమయం",
    message: "{scholarship} కు ఇప్పుడు {date} వరకు దరఖాస్తు చేయవచ్చు. మీ డ్రాఫ్ట్ భద్రంగా ఉంది.",
  },
  hi: {
    title: "आवेदन के लिए और समय",
    message: "{scholarship} के लिए अब {date} तक आवेदन कर सकते हैं। आपका ड्राफ़्ट सुरक्षित है।",
  },
} as const;

const BATCH = 500;

/** Whoever began an application and has not sent it hears that there is more time, in their language. */
export async function tellDraftHolders(
  tx: Tx,
  scholarship: { readonly id: string; readonly title: string },
  closesOn: IstDay,
): Promise<number> {
  let told = 0;
  for (let after: string | null = null; ; ) {
    const drafts = await tx
      .select({
        id: application.id,
        serial: application.serial,
        createdAt: application.createdAt,
        userId: application.userId,
        studentId: application.studentId,
        language: appUser.language,
      })
      .from(application)
      .innerJoin(appUser, eq(appUser.id, application.userId))
      .where(
        and(
          eq(application.scholarshipId, scholarship.id),
          eq(application.status, "draft"),
          isNull(application.erasedAt),
          after === null ? undefined : gt(application.id, after),
        ),
      )
      .orderBy(asc(application.id))
      .limit(BATCH);
    for (const draft of drafts) {
      const language = isLanguage(draft.language) ? draft.language : "en";
      const values = { scholarship: scholarship.title, date: formatDate(closesOn, language) };
      const made = await notify(tx, draft.userId, {
        studentId: draft.studentId,
        type: "info",
        title: words[language].title,
        message: fillMessage(words[language].message, values),
        link: applyPath({ number: applicationNumber(draft) }),
        dedupeKey: `scholarship-extended:${scholarship.id}:${closesOn}:${draft.id}`,
      });
      if (made) told += 1;
    }
    const last = drafts.at(-1);
    if (!last || drafts.length < BATCH) return told;
    after = last.id;
  }
}
