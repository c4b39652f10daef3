import type { Catalogue } from "#app/core/words/i18n.ts";
import type { demoEn } from "./demo.en.ts";

export const demoHi: Catalogue<typeof demoEn> = {
  label: "डेमो",
  ribbon: "डेमो: काल्पनिक लोग, नक़ली भुगतान, OTP 123456।",
  inbox: "भेजा गया हर संदेश देखें",
};
