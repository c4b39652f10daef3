import type { Language } from "#app/core/words/i18n.ts";
import { paperName } from "#app/features/scholarships/server/words/paper-name.server.ts";
import { applyMessages } from "../../messages/apply.messages.server.ts";

const facts: Readonly<Record<string, string>> = { aadhaar_number: "aadhaarNumber", ifsc_code: "ifscCode" };

/** What a check is about, in the words of whoever must send it again: "Income certificate". */
export function nameOfCheck(code: string, language: Language): string {
  if (code.startsWith("extra_")) return paperName(code.slice("extra_".length), language);
  const fields: Readonly<Record<string, string>> = applyMessages[language].fields;
  return fields[facts[code] ?? code] ?? paperName(code, language);
}
