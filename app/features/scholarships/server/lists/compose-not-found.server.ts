import { formatDate } from "#app/core/clock.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { emblemKind, emblemLetters } from "../../catalogue/emblem.ts";
import type { NotFoundView } from "../../lists/not-found-view.ts";
import { scholarshipList } from "../../lists/scholarship-list.ts";
import { notFoundMessages } from "../../messages/not-found.messages.server.ts";
import { cardIn } from "../words/card-in.server.ts";
import { listScholarships } from "./list-scholarships.server.ts";

const SHOWN = 3;

/** Instead of a page that is not there: a search field, and the three open scholarships that close first. */
export async function composeNotFound(
  what: "page" | "scholarship",
  language: Language,
): Promise<NotFoundView> {
  const { page, scholarship, open, closes, ...words } = notFoundMessages[language];
  const query = parseListQuery(scholarshipList, "/scholarships?status=open&sort=deadline");
  const { scholarships } = await listScholarships(query);
  return {
    ...words,
    ...{ page, scholarship }[what],
    openTitle: open,
    open: scholarships
      .filter(({ deadline }) => deadline.closesOn !== null)
      .slice(0, SHOWN)
      .map((found) => {
        const card = cardIn(found, language);
        const { slug, title, titleLanguage, provider, amount, amountLanguage, deadline } = card;
        return {
          ...{ slug, title, titleLanguage, provider, amount, amountLanguage },
          emblem: { kind: emblemKind(card), letters: emblemLetters(provider) },
          closes: fillMessage(closes, { date: formatDate(deadline.closesOn ?? "", language) }),
          daysLeft: deadline.daysLeft,
        };
      }),
  };
}
