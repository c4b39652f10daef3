import { isIstDay } from "#app/core/clock.ts";
import { findBankName } from "#app/core/numbers/bank-codes.server.ts";
import { latinDigits } from "#app/core/words/digits.ts";
import { needsGuardian } from "#app/features/identity/rules/guardian-rules.ts";
import { isUsualAge } from "../class-age.ts";
import { compareNames } from "../name-likeness.ts";
import { paymentRisks } from "../payment-risks.ts";
import type { RegistrationAdvice } from "../registration-advice.ts";
import type { DraftAnswers } from "../registration-fields.ts";
import { findPinPlace } from "./choices/find-pin-place.server.ts";
import { listSchoolNames } from "./choices/list-school-names.server.ts";

/** Help while typing: what the answers so far say about each other. */
export async function adviseRegistration(answers: DraftAnswers): Promise<RegistrationAdvice> {
  const pin = latinDigits(answers.schoolPincode ?? "").replace(/\s/g, "");
  const place = findPinPlace(pin);
  const ifsc = (answers.ifscCode ?? "").replace(/\s/g, "").toUpperCase();
  const birthDay = answers.dateOfBirth && isIstDay(answers.dateOfBirth) ? answers.dateOfBirth : null;
  const name = answers.name ?? "";
  const parents = [answers.motherName, answers.fatherName];
  return {
    place,
    isPinUnknown: /^[1-9]\d{5}$/.test(pin) && place === null,
    pinState: place && answers.state && place.state !== answers.state ? place.state : null,
    schools: await listSchoolNames(pin),
    bank: /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc) ? findBankName(ifsc) : null,
    isAgeUnusual: Boolean(birthDay && answers.class && !isUsualAge(answers.class, birthDay)),
    isNameRepeated:
      name.includes(" ") && parents.some((parent) => parent && compareNames(name, parent) === "same"),
    isMinor: birthDay !== null && needsGuardian(birthDay),
    risks:
      answers.bankName || ifsc
        ? paymentRisks({
            name,
            passbookName: answers.passbookName,
            bankName: answers.bankName ?? "",
            accountType: answers.accountType ?? "",
            ifscCode: ifsc,
          })
        : [],
  };
}
