import type { Language } from "#app/core/words/i18n.ts";
import { sentenceMessages } from "../messages/sentences.messages.server.ts";

type SentenceKind = keyof typeof sentenceMessages.en;

/** What desks say again and again: kept as codes, read in the language of whoever reads. */
export const savedSentences = {
  /** What a desk chooses from, in English. */
  list(kind: SentenceKind): { value: string; label: string }[] {
    return Object.entries(sentenceMessages.en[kind]).map(([value, label]) => ({ value, label }));
  },
  /** Null where none was chosen, or it is no longer in the list. */
  in(language: Language, kind: SentenceKind, code: string | null): string | null {
    const words: Readonly<Record<string, string>> = sentenceMessages[language][kind];
    return (code !== null && words[code]) || null;
  },
};
