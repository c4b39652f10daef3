import { isFileField } from "./extra-documents.ts";

/** Facts that the system checks by itself when the application comes in. */
export const systemChecks = ["aadhaar_number", "ifsc_code"] as const;
export type SystemCheck = (typeof systemChecks)[number];

export function isSystemCheck(code: string): code is SystemCheck {
  return (systemChecks as readonly string[]).includes(code);
}

/** A check that a document answers: it can be mended by sending another one. */
export function isDocumentCheck(code: string): boolean {
  return !isSystemCheck(code) && isFileField(code);
}
