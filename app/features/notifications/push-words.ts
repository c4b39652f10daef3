import type { Language } from "#app/core/words/i18n.ts";

/** What a lock screen may show: no name, no amount, no scholarship. */
export const pushWords: Record<Language, { needsYou: string; one: string; many: string }> = {
  en: {
    needsYou: "Something waits for you. Open it in time.",
    one: "There is news for you.",
    many: "{count} pieces of news for you.",
  },
  te: {
    needsYou: "మీ కోసం ఒకటి ఆగి ఉంది. సమయానికి తెరవండి.",
    one: "మీకు ఒక కొత్త సమాచారం ఉంది.",
    many: "మీకు {count} కొత్త సమాచారాలు ఉన్నాయి.",
  },
  hi: {
    needsYou: "कुछ आपके लिए रुका है। समय पर खोलें।",
    one: "आपके लिए एक नई सूचना है।",
    many: "आपके लिए {count} नई सूचनाएँ हैं।",
  },
};
