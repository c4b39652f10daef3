import { createContext, use } from "react";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";

/** The few words that parts need by themselves. The app hands in translated ones through `UiWordsContext`. */
export type UiWords = {
  required: string;
  optional: string;
  errorPrefix: string;
  opensNewTab: string;
  close: string;
  dismiss: string;
  carousel: string;
  slide: string;
  slideOf: (number: number, count: number) => string;
  previousSlide: string;
  nextSlide: string;
  goToSlide: (number: number) => string;
  pauseSlides: string;
  playSlides: string;
  showAsTable: string;
  share: string;
  showPassword: string;
  hidePassword: string;
  chooseOrPhotograph: string;
  choose: string;
  change: string;
  cancel: string;
  view: string;
  uploadingBytes: (done: string, total: string) => string;
  previous: string;
  next: string;
  pages: string;
  breadcrumb: string;
  search: string;
  filters: string;
  removeFilter: string;
  removeFile: string;
  clearAll: string;
  loading: string;
  messages: string;
  stepDone: string;
  stepNow: string;
  stepToCome: string;
  sortBy: (column: string) => string;
  whoHoldsIt: string;
  byWhen: string;
  whatThen: string;
  met: string;
  notMet: string;
  notKnown: string;
  toCorrect: (count: number) => string;
  nothingLost: string;
  leaveEmpty: string;
  /** The reader's. */
  language: Language;
  readAloud: string;
  stopReading: string;
};

export const englishUiWords: UiWords = {
  required: "required",
  optional: "(optional)",
  errorPrefix: "Error:",
  opensNewTab: "(opens in a new tab)",
  close: "Close",
  dismiss: "Dismiss this message",
  carousel: "carousel",
  slide: "slide",
  slideOf: (number, count) => `${number} of ${count}`,
  previousSlide: "Previous slide",
  nextSlide: "Next slide",
  goToSlide: (number) => `Slide ${number}`,
  pauseSlides: "Pause the slides",
  playSlides: "Play the slides",
  showAsTable: "Show as table",
  share: "Share",
  showPassword: "Show",
  hidePassword: "Hide",
  chooseOrPhotograph: "Choose a file or take a photo",
  choose: "Choose",
  change: "Change",
  cancel: "Cancel",
  view: "View",
  uploadingBytes: (done, total) => `Uploading, ${done} of ${total}`,
  previous: "Previous",
  next: "Next",
  pages: "Pages",
  breadcrumb: "You are here",
  search: "Search",
  filters: "Filters",
  removeFilter: "remove filter",
  removeFile: "Remove",
  clearAll: "Clear all",
  loading: "Loading",
  messages: "Messages",
  stepDone: "Done:",
  stepNow: "Now:",
  stepToCome: "To come:",
  sortBy: (column) => `Sort by ${column}`,
  whoHoldsIt: "Who holds it now",
  byWhen: "By when",
  whatThen: "Then",
  met: "Met:",
  notMet: "Not met:",
  notKnown: "Not known:",
  toCorrect: (count) =>
    count === 1 ? "There is one thing to correct" : `There are ${count} things to correct`,
  nothingLost: "Nothing you typed is lost.",
  leaveEmpty: "Leave this empty",
  language: defaultLanguage,
  readAloud: "Listen",
  stopReading: "Stop",
};

export const UiWordsContext = createContext<UiWords>(englishUiWords);

export function useUiWords(): UiWords {
  return use(UiWordsContext);
}
