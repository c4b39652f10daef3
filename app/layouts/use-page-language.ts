import { useMatches } from "react-router";
import { useLocale } from "use-intl";
import { defaultLanguage } from "#app/core/words/i18n.ts";
import { isWrittenInEnglish } from "#app/core/words/written-in.ts";

/** The language of a page that has no words in the reader's; undefined where the page speaks hers. */
export function usePageLanguage(): typeof defaultLanguage | undefined {
  const language = useLocale();
  const isEnglish = isWrittenInEnglish(useMatches());
  return isEnglish && language !== defaultLanguage ? defaultLanguage : undefined;
}
