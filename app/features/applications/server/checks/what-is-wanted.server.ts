import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { notices } from "../../messages/notices.messages.server.ts";
import { isDocumentCheck } from "../../rules/check-codes.ts";
import { nameOfCheck } from "./name-of-check.server.ts";

/** "Send a new income certificate": what a defect asks of the student, in her language (S25). */
export function whatIsWanted(code: string, language: Language): string {
  const words = notices[language].wanted[isDocumentCheck(code) ? "paper" : "fact"];
  const name = nameOfCheck(code, language);
  // Inside a sentence a name begins small, but "IFSC code" and Aadhaar, a name of its own, stay as they are.
  const paper = /^(?!Aadhaar)[A-Z][a-z]/.test(name)
    ? `${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : name;
  return fillMessage(words, { paper });
}
