import type { Catalogue } from "#app/core/words/i18n.ts";
import type { legalEn } from "./legal.en.ts";

export const legalTe: Catalogue<typeof legalEn> = {
  dates: "చివరిగా మార్చినది {updated}, అమలులోకి వచ్చినది {effective}",
  contents: "ఈ పేజీలో",
};
