import type { Translated } from "./i18n.ts";

/** What is said of a scholarship in sentences. */
export interface OwnersText {
  readonly title: string;
  readonly description: string;
  readonly benefits: readonly string[];
}

/** An owner's words in a second language, and what they were written from: of a text changed since they are not shown. */
export type OwnersWords = Readonly<Partial<Record<Translated, OwnersText & { readonly from: OwnersText }>>>;
