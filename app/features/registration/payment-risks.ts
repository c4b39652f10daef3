import { type BankOption, bankOfIfsc, findBank } from "./bank-options.ts";
import { compareNames } from "./name-likeness.ts";

/** What usually makes a scholarship payment bounce months later, found before the form is sent. */
export type PaymentRisk =
  | { readonly code: "name_differs"; readonly likeness: "close" | "different" }
  | { readonly code: "current_account" }
  | {
      readonly code: "merged_bank";
      readonly bank: string;
      readonly successor: string;
      readonly since: string;
    }
  | { readonly code: "other_bank"; readonly chosen: string; readonly byIfsc: string };

export interface PaymentDetails {
  readonly name: string;
  /** As printed in the passbook, where the student says so. */
  readonly passbookName?: string | undefined;
  readonly bankName: string;
  readonly accountType: string;
  readonly ifscCode: string;
}

export function paymentRisks(details: PaymentDetails): PaymentRisk[] {
  return [...nameRisks(details), ...bankRisks(details)];
}

function nameRisks({ name, passbookName, accountType }: PaymentDetails): PaymentRisk[] {
  const risks: PaymentRisk[] = [];
  const likeness = passbookName ? compareNames(name, passbookName) : "same";
  if (likeness !== "same") risks.push({ code: "name_differs", likeness });
  // Scholarships are paid to savings accounts; a current account is a business account and is sent back.
  if (accountType === "current") risks.push({ code: "current_account" });
  return risks;
}

function bankRisks({ bankName, ifscCode }: PaymentDetails): PaymentRisk[] {
  const chosen = findBank(bankName);
  const byCode = bankOfIfsc(ifscCode);
  const gone = byCode?.mergedInto ? byCode : chosen?.mergedInto ? chosen : null;
  if (gone?.mergedInto) {
    // An account of a bank that was taken over, with the new bank's code, is right as it is.
    if (byCode?.value === gone.mergedInto.bank) return [];
    return [
      {
        code: "merged_bank",
        bank: gone.label,
        successor: labelOf(findBank(gone.mergedInto.bank)),
        since: gone.mergedInto.since,
      },
    ];
  }
  if (chosen && byCode && chosen.ifsc.length > 0 && chosen.value !== byCode.value) {
    return [{ code: "other_bank", chosen: chosen.label, byIfsc: byCode.label }];
  }
  return [];
}

function labelOf(bank: BankOption | null): string {
  return bank?.label ?? "";
}
