import type { OwnPapers, OwnState } from "./views/own-state.ts";

/** What a part of a public page that is made for one reader knows of her (app/still/fragments.ts). */
export interface KnownReader {
  readonly isStudent: boolean;
  /** Which of the account's students; null for anybody else. */
  readonly student: string | null;
  /** Slugs of the scholarships in her account. */
  readonly saved: readonly string[];
  readonly own: Readonly<Record<string, OwnState>>;
  /** Null for anybody who has no papers here. */
  readonly papers: OwnPapers | null;
}
