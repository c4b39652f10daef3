import type { Actor } from "#app/core/portals/permissions.ts";
import type { Translated } from "#app/core/words/i18n.ts";
import type { OwnersText } from "#app/core/words/owners-words.ts";
import { findOwnedScholarship } from "./find-owned-scholarship.server.ts";
import { proposeWords } from "./propose-words.server.ts";

export interface SecondLanguageView {
  readonly original: OwnersText;
  /** What the form opens with: the owner's words, or ours proposed. */
  readonly words: OwnersText;
  /** saved: as written; stale: the original was changed since, so readers see it; proposed: nobody has saved any. */
  readonly state: "saved" | "stale" | "proposed";
}

/** One of the owner's scholarships in another language, beside its own words. */
export async function getSecondLanguage(
  actor: Actor,
  key: string,
  language: Translated,
): Promise<SecondLanguageView> {
  const row = await findOwnedScholarship(actor, key);
  const original = { title: row.title, description: row.description, benefits: row.benefits };
  const own = row.words?.[language];
  if (!own) return { original, words: proposeWords(row, language), state: "proposed" };
  const { from, ...words } = own;
  const isSame = JSON.stringify(asLines(from)) === JSON.stringify(asLines(original));
  return { original, words, state: isSame ? "saved" : "stale" };
}

const asLines = ({ title, description, benefits }: OwnersText) => [title, description, ...benefits];
