import type { PaymentRisk } from "./payment-risks.ts";

/** What is said beside the fields while they are filled in; nothing of it stands in the way. */
export type RegistrationAdvice = {
  place: { district: string; state: string } | null;
  /** The pincode is whole but the directory does not know it. */
  isPinUnknown: boolean;
  /** The state as the pincode has it, where the chosen one is another. */
  pinState: string | null;
  schools: string[];
  bank: string | null;
  isAgeUnusual: boolean;
  isNameRepeated: boolean;
  isMinor: boolean;
  risks: PaymentRisk[];
};

/** Which of the risks somebody has seen: the same ones do not stop the form twice. */
export function riskMark(risks: readonly PaymentRisk[]): string {
  return risks
    .map((risk) => JSON.stringify(risk))
    .sort()
    .join("|");
}
