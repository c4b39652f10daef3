import { type Language, languageCookie } from "./i18n.ts";

/** X21a: like every other cookie, never over a plain line where the site has a safe one. */
export function keepLanguage(language: Language, siteAddress: string): string {
  const isSecure = new URL(siteAddress).protocol === "https:";
  return `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
