import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { paperPlaces } from "../../data/paper-places.ts";
import { discoveryMessages } from "../../messages/discovery.messages.server.ts";

/** "Usually from the Tahsildar's office …; up to about ₹50; 7 to 15 days." Null where nothing holds across India. */
export function paperPlace(name: string, language: Language): string | null {
  const plain = name.replaceAll("_", " ");
  const place = paperPlaces.find(([means]) => means.test(plain))?.[1];
  if (!place) return null;
  return fillMessage(discoveryMessages[language].page.papers.usually, {
    where: place.where[language],
    cost: place.cost[language],
    days: place.days[language],
  });
}
