import type { Language } from "#app/core/words/i18n.ts";
import type { StateSlug } from "../../catalogue/states.ts";
import { eligibilityMessages } from "../../messages/eligibility.messages.server.ts";
import { optionMessages } from "../../messages/options.messages.server.ts";

/** Whose residents it is for: "Telangana, Andhra Pradesh", or all India. */
export function stateInWords(states: readonly StateSlug[], language: Language): string {
  if (states.length === 0) return optionMessages[language].allIndia;
  return states.map((slug) => eligibilityMessages[language].states[slug]).join(", ");
}
