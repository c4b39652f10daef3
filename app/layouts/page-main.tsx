import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { defaultLanguage } from "#app/core/words/i18n.ts";
import { englishUiWords, UiWordsContext } from "#app/ui/ui-words.ts";

type PageMainProps = {
  /** Set where the page is not written in the reader's language (usePageLanguage). */
  lang: typeof defaultLanguage | undefined;
  /** Whether one line tells her so; a desk is in English as a whole. */
  told?: boolean;
  className: string | undefined;
  children: ReactNode;
};

/**
 * What is in English under a Telugu or Hindi head is marked as English: a screen reader takes its English voice,
 * the letters their own leading, and the parts their English words.
 */
export function PageMain({ lang, told = false, className, children }: PageMainProps) {
  const t = useTranslations("shell");
  const language = useLocale();
  return (
    <main id="main" tabIndex={-1} className={className} lang={lang}>
      {lang && told && (
        <p className="wrap small py-2" lang={language}>
          {t("inEnglish")}
        </p>
      )}
      {lang ? <UiWordsContext value={englishUiWords}>{children}</UiWordsContext> : children}
    </main>
  );
}
