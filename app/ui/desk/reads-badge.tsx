import { isLanguage, languageTable } from "#app/core/words/i18n.ts";
import { Badge } from "./badge.tsx";

/** For a desk: in which language the person reads what it writes. */
export function ReadsBadge({ language }: { language: string }) {
  return <Badge>{`Reads ${isLanguage(language) ? languageTable[language].english : language}`}</Badge>;
}
