import { invalid } from "#app/core/requests/errors.ts";
import { type ReturnReason, returnReasons } from "../../payout-status.ts";

export type BankAnswer =
  | { readonly outcome: "paid"; readonly reference: string }
  | { readonly outcome: "returned"; readonly reason: ReturnReason };

/** A reference as banks give them, a reason as their files name them. */
export function assertBankAnswer(answer: BankAnswer): void {
  if (answer.outcome === "paid" && !/^[A-Z0-9]{8,30}$/.test(answer.reference)) {
    throw invalid({ reference: ["Enter the bank's reference (UTR): 8 to 30 letters and digits."] });
  }
  if (answer.outcome === "returned" && !Object.hasOwn(returnReasons, answer.reason)) {
    throw invalid({ reason: ["Choose why it came back."] });
  }
}
