import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import { eligibilityMessages } from "#app/features/scholarships/messages/eligibility.messages.server.ts";
import { bankOptions } from "../../bank-options.ts";
import { paperMessages } from "../../messages/papers.messages.server.ts";
import { registrationMessages } from "../../messages/registration.messages.server.ts";
import { accountTypeOptions, classOptions, genderOptions, stateValues } from "../../registration-options.ts";
import { className } from "./class-name.server.ts";

/** The options of every select and radio, in the reader's language; each course by its name (P20). */
export function composeChoices(language: Language) {
  const words = registrationMessages[language];
  const kinds: Readonly<Record<string, string>> = paperMessages[language].banks;
  const { states } = eligibilityMessages[language];
  return {
    gender: genderOptions.map((value) => ({ value, label: words.genders[value] })),
    accountType: accountTypeOptions.map((value) => ({ value, label: words.accountTypes[value] })),
    class: classOptions.map((value) => ({ value, label: className(value, language) })),
    state: stateValues.map((value) => ({
      value,
      label: language === defaultLanguage ? stateNames[value] : states[value],
    })),
    noMother: [{ value: "yes", label: words.fields.noMother }],
    noFather: [{ value: "yes", label: words.fields.noFather }],
    bankName: bankOptions.map(({ value, label }) => ({ value, label: kinds[value] ?? label })),
  };
}
