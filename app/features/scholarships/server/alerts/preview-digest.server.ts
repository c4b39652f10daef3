import { and, asc, eq, gte, isNull, ne, or } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { titleIn } from "../catalogue/catalogue-words.server.ts";
import { requireStudent } from "../facts/require-student.server.ts";

export interface DigestEntry {
  readonly slug: string;
  readonly title: string;
  readonly titleLanguage: Language;
  readonly kind: "match" | "search" | "deadline" | "change";
  readonly daysLeft: number;
}

const MOST = 25;

/** What the student's next digest would say: everything that is noted and not told yet. */
export async function previewDigest(actor: Actor, language: Language): Promise<DigestEntry[]> {
  scholarshipPermissions.assertCan(actor, "scholarship.save-search");
  const alert = scholarshipAlert;
  const rows = await database()
    .select({
      number: scholarship.number,
      slug: scholarship.slug,
      title: scholarship.title,
      kind: alert.kind,
      daysLeft: alert.daysLeft,
    })
    .from(alert)
    .innerJoin(scholarship, eq(scholarship.number, alert.number))
    .where(
      and(
        eq(alert.studentId, requireStudent(actor)),
        isNull(alert.toldOn),
        or(ne(alert.kind, "deadline"), gte(alert.about, istDate())),
      ),
    )
    .orderBy(asc(alert.kind), asc(alert.about), asc(alert.number))
    .limit(MOST);
  return rows.map(({ number, ...row }) => {
    const title = titleIn({ number, title: row.title }, language);
    return { ...row, title: title.text, titleLanguage: title.language };
  });
}
