import type { Language } from "#app/core/i18n.ts";

/** When it closes. A day in the past is never one of these: the banner advertises nothing that is over. */
export type SlideDeadline =
  | { kind: "day"; day: string }
  | { kind: "usual"; month: number }
  | { kind: "rolling" }
  | { kind: "unknown" };

export type SlideIcon = "compass" | "school" | "flask" | "cap" | "accessibility" | "people" | "microscope";

/** One slide of the banner (spec 1, Carousel slide): every field of it. */
export type BannerSlide = {
  id: string;
  /** Its own page; null when this site's catalogue does not have it. */
  slug: string | null;
  image: string;
  title: string;
  titleLanguage: Language;
  provider: string;
  providerType: "government" | "private" | "state";
  amount: string;
  amountLanguage: Language;
  deadline: SlideDeadline;
  description: string;
  descriptionLanguage: Language;
  status: "open" | "closed" | "unknown";
  icon: SlideIcon;
  colour: "marigold" | "indigo" | "leaf" | "brick";
  /** How many students a year; null where the budget decides. */
  students: number | null;
};
