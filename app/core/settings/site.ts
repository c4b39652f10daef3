import { useRouteLoaderData } from "react-router";
import type { Language } from "../words/i18n.ts";
import type { SiteNotice } from "./site-notice-shape.ts";

/** What every page may know of this site; the root loader brings it. */
export type Site = {
  language: Language;
  publicUrl: string;
  demo: boolean;
  /** There is a meeting service, so sessions by video can be booked. */
  hasVideo: boolean;
  mainSiteUrl: string;
  year: number;
  notice: SiteNotice | null;
  /** Pages of ours in social networks. */
  social: readonly string[];
  support: { phone: string; email: string; whatsapp: string };
};

export function useSite(): Site {
  const site = useRouteLoaderData("root") as Site | undefined;
  if (!site) throw new Error("The root loader has not run.");
  return site;
}

export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
