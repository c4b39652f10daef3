import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { languageTable, type Translated } from "#app/core/words/i18n.ts";
import type { OwnersWords } from "#app/core/words/owners-words.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { nextRevision } from "#app/features/scholarships/server/catalogue/catalogue-version.server.ts";
import { lockScholarship } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { findOwnedScholarship } from "./find-owned-scholarship.server.ts";
import type { SecondLanguage } from "./second-language.ts";

/** An owner's words in one more language, written from the words as they are now; without words they are taken away. */
export async function saveSecondLanguage(
  actor: Actor,
  key: string,
  language: Translated,
  words: Omit<SecondLanguage, "language"> | null,
): Promise<void> {
  const { id } = await findOwnedScholarship(actor, key);
  await inTransaction(async (tx) => {
    const row = await lockScholarship(tx, id);
    scholarshipPermissions.assertCan(actor, "scholarship.update", row);
    const { title, description, benefits } = row;
    const { [language]: before, ...others } = row.words ?? {};
    if (!before && !words) return;
    const after: OwnersWords = words
      ? { ...others, [language]: { ...words, from: { title, description, benefits } } }
      : others;
    await tx
      .update(scholarship)
      .set({ words: after, revision: await nextRevision(tx), updatedAt: now() })
      .where(eq(scholarship.id, id));
    await writeAudit(tx, {
      chain: `scholarship:${id}`,
      actor,
      event: "scholarship.words",
      details: {
        language,
        text: words,
        before: { words: named(language, before?.title) },
        after: { words: named(language, words?.title) },
      },
    });
  });
}

/** As the record's history says it: "Telugu: …". */
function named(language: Translated, title: string | undefined): string | null {
  return title === undefined ? null : `${languageTable[language].english}: ${title}`;
}
