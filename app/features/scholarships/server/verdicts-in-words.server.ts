import type { Language } from "#app/core/i18n.ts";
import type { JudgementView } from "../judgement-view.ts";
import { judgementInWords } from "./eligibility-words.server.ts";
import type { JudgedCard } from "./read-cards.server.ts";

/** How each card fits, in the reader's language, by slug. */
export function verdictsInWords(
  judged: readonly JudgedCard[],
  language: Language,
): Record<string, JudgementView> {
  return Object.fromEntries(
    judged.flatMap(({ card, judgement }) =>
      judgement ? [[card.slug, judgementInWords(judgement, language)]] : [],
    ),
  );
}
