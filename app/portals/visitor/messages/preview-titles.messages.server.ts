import { defineMessages } from "#app/core/words/i18n.ts";
import { previewTitlesEn } from "./preview-titles.en.ts";
import { previewTitlesHi } from "./preview-titles.hi.ts";
import { previewTitlesTe } from "./preview-titles.te.ts";

export const previewTitles = defineMessages({
  en: previewTitlesEn,
  te: previewTitlesTe,
  hi: previewTitlesHi,
});
