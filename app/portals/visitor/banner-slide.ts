import type { Language } from "#app/core/words/i18n.ts";
import type { ProviderType } from "#app/features/scholarships/catalogue/catalogue-options.ts";

export type SlideIcon = "compass" | "school" | "flask" | "cap" | "accessibility" | "people" | "microscope";

/** One of the seven drawings and what goes with it. */
export type SlideDrawing = {
  image: string;
  icon: SlideIcon;
  colour: "marigold" | "indigo" | "leaf" | "brick";
};

/** One slide of the banner (spec 1, Carousel slide): every field of it. It is open, so no deadline is past. */
export type BannerSlide = SlideDrawing & {
  /** The scholarship's slug. */
  id: string;
  title: string;
  titleLanguage: Language;
  provider: string;
  providerType: ProviderType;
  runHere: boolean;
  amount: string;
  amountLanguage: Language;
  /** The last day; null for one that is open all year. */
  closesOn: string | null;
  daysLeft: number | null;
  description: string;
  descriptionLanguage: Language;
  /** How many students a year; null where the budget decides. */
  students: number | null;
};
