import type { Language } from "#app/core/words/i18n.ts";
import type { JudgementView } from "../../eligibility/judgement-view.ts";
import type { JudgedCard } from "../lists/read-cards.server.ts";
import { judgementInWords } from "./eligibility-words.server.ts";

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
