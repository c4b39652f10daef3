import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { eligibilityMessages } from "../../messages/eligibility.messages.server.ts";

/** A class of school as people call it: "Class 10", "10వ తరగతి", "ఇంటర్ మొదటి సంవత్సరం (11)", "कक्षा 11". */
export function schoolClass(number: number | string, language: Language): string {
  const { levels } = eligibilityMessages[language];
  const own = (levels as Readonly<Record<string, string>>)[`class-${number}`];
  return own ?? fillMessage(levels.class, { number });
}
