import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { Language } from "#app/core/words/i18n.ts";
import { type UiWords, UiWordsContext } from "#app/ui/ui-words.ts";
import type { uiEn } from "./messages/ui.en.ts";

const withValues = ["slideOf", "goToSlide", "uploadingBytes", "sortBy", "toCorrect"] as const;
type Plain = Exclude<keyof typeof uiEn, (typeof withValues)[number]>;

/** Gives the design system its few words in the reader's language. */
export function UiWordsProvider({ children }: { children: ReactNode }) {
  const t = useTranslations("ui");
  const plain = (key: Plain) => t(key);
  const words: UiWords = {
    required: plain("required"),
    optional: plain("optional"),
    errorPrefix: plain("errorPrefix"),
    opensNewTab: plain("opensNewTab"),
    close: plain("close"),
    dismiss: plain("dismiss"),
    carousel: plain("carousel"),
    slide: plain("slide"),
    slideOf: (number, count) => t("slideOf", { number: String(number), count: String(count) }),
    previousSlide: plain("previousSlide"),
    nextSlide: plain("nextSlide"),
    goToSlide: (number) => t("goToSlide", { number: String(number) }),
    pauseSlides: plain("pauseSlides"),
    playSlides: plain("playSlides"),
    showAsTable: plain("showAsTable"),
    share: plain("share"),
    showPassword: plain("showPassword"),
    hidePassword: plain("hidePassword"),
    chooseOrPhotograph: plain("chooseOrPhotograph"),
    choose: plain("choose"),
    change: plain("change"),
    cancel: plain("cancel"),
    view: plain("view"),
    uploadingBytes: (done, total) => t("uploadingBytes", { done, total }),
    previous: plain("previous"),
    next: plain("next"),
    pages: plain("pages"),
    breadcrumb: plain("breadcrumb"),
    search: plain("search"),
    filters: plain("filters"),
    removeFilter: plain("removeFilter"),
    removeFile: plain("removeFile"),
    clearAll: plain("clearAll"),
    loading: plain("loading"),
    messages: plain("messages"),
    stepDone: plain("stepDone"),
    stepNow: plain("stepNow"),
    stepToCome: plain("stepToCome"),
    sortBy: (column) => t("sortBy", { column }),
    whoHoldsIt: plain("whoHoldsIt"),
    byWhen: plain("byWhen"),
    whatThen: plain("whatThen"),
    met: plain("met"),
    notMet: plain("notMet"),
    notKnown: plain("notKnown"),
    toCorrect: (count) => t("toCorrect", { count }),
    nothingLost: plain("nothingLost"),
    leaveEmpty: plain("leaveEmpty"),
    language: useLocale() as Language,
    readAloud: plain("readAloud"),
    stopReading: plain("stopReading"),
  };
  return <UiWordsContext value={words}>{children}</UiWordsContext>;
}
