import type { Language } from "#app/core/words/i18n.ts";
import { answerMessages } from "../../messages/answers.messages.server.ts";

/** What the help desk answers again and again: kept as codes, sent in the language of whoever wrote. */
export const savedAnswers = {
  /** What the desk chooses from, in English. */
  list(): { value: string; label: string }[] {
    return Object.entries(answerMessages.en).map(([value, label]) => ({ value, label }));
  },
  /** Null where none was chosen, or it is no longer in the list. */
  in(language: Language, code: string | null): string | null {
    const words: Readonly<Record<string, string>> = answerMessages[language];
    return (code !== null && words[code]) || null;
  },
};
