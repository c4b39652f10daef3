import { asc, eq, sql } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Translated } from "#app/core/words/i18n.ts";
import type { OwnersText } from "#app/core/words/owners-words.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { secondLanguages } from "../second-language/second-language.ts";

export interface WaitingScholarship {
  readonly id: string;
  readonly title: string;
  readonly provider: string;
  readonly amount: string;
  readonly description: string;
  readonly eligibility: readonly string[];
  /** What its owner says in other languages: the desk reads both. */
  readonly words: readonly ({ readonly language: Translated } & OwnersText)[];
  readonly waitsSince: string;
}

const MOST = 100;

/** The first scholarships of new partners, the longest waiting first. Each partner has one, so one page holds them. */
export async function listWaitingScholarships(actor: Actor): Promise<WaitingScholarship[]> {
  scholarshipPermissions.assertCan(actor, "scholarship.see_desk");
  const rows = await database()
    .select()
    .from(scholarship)
    .where(eq(scholarship.status, "pending_approval"))
    .orderBy(
      asc(sql`coalesce(${scholarship.approvalAskedAt}, ${scholarship.updatedAt})`),
      asc(scholarship.id),
    )
    .limit(MOST);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    provider: row.provider,
    amount: row.amountText,
    description: row.description,
    eligibility: row.eligibility,
    words: secondLanguages.flatMap((language) => {
      const own = row.words?.[language];
      return own
        ? [{ language, title: own.title, description: own.description, benefits: own.benefits }]
        : [];
    }),
    waitsSince: formatDateTime(row.approvalAskedAt ?? row.updatedAt),
  }));
}
