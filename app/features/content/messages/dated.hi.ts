import type { Catalogue } from "#app/core/words/i18n.ts";
import type { datedEn } from "./dated.en.ts";

export const datedHi: Catalogue<typeof datedEn> = {
  asOf: "{date} तक की जानकारी।",
  source: "स्रोत:",
  confirm: "; {site} पर पक्का कर लें",
  compared: "नवंबर 2026 में सार्वजनिक स्रोतों से मिलान किया",
  outline: "हमारा अपना अंदाज़ा, अभी किसी सूचना से मिलान नहीं",
  eachExam: "हर परीक्षा के ब्योरे के स्रोत",
  ownSite: "उस परीक्षा की अपनी साइट",
};
