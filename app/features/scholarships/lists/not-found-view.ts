import type { Language } from "#app/core/words/i18n.ts";

/** L14: what a page that is not there offers instead, in finished words: an error carries no messages of its own. */
export interface NotFoundView {
  readonly title: string;
  readonly text: string;
  readonly searchLabel: string;
  readonly searchHint: string;
  readonly search: string;
  readonly openTitle: string;
  readonly open: readonly {
    readonly slug: string;
    readonly title: string;
    readonly titleLanguage: Language;
    readonly provider: string;
    readonly emblem: { readonly kind: string; readonly letters: string };
    readonly amount: string;
    readonly amountLanguage: Language;
    readonly closes: string;
    readonly daysLeft: number | null;
  }[];
  readonly home: string;
  readonly contact: string;
}
