import type { Catalogue } from "#app/core/words/i18n.ts";
import type { legalEn } from "./legal.en.ts";

export const legalHi: Catalogue<typeof legalEn> = {
  dates: "आख़िरी बदलाव {updated}, लागू {effective} से",
  contents: "इस पेज पर",
};
