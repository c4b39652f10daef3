import { useTranslations } from "use-intl";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { BirthDateField } from "#app/ui/fields/date-field.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import type { Question } from "../../forms/form-step.ts";
import type { ApplyView } from "../../views/apply-view.ts";

type QuestionFieldProps = { question: Question; view: ApplyView; error?: string | undefined };

const hinted = [
  "fullName",
  "institution",
  "course",
  "percentage",
  "cgpa",
  "preferredAmount",
  "year",
  "familyIncome",
  "aadhaarNumber",
  "bankAccount",
  "ifscCode",
  "pincode",
] as const;
type Hinted = (typeof hinted)[number];

/** One question by its kind. */
export function QuestionField({ question, view, error }: QuestionFieldProps) {
  const t = useTranslations("apply");
  const { name, kind, required, autoComplete } = question;
  const choices = useChoices(question, view);
  const source = view.from[name];
  const hint = hinted.find((other) => other === name);
  const common = {
    field: fieldOf(name, view.values[name], error),
    label: t(`fields.${name as Hinted}`),
    required,
    ...(hint && { hint: t(`hints.${hint}`) }),
    ...(source && { known: t(source === "registration" ? "fromRegistration" : "fromApplication") }),
  };
  const filling = autoComplete ? { autoComplete } : {};
  switch (kind) {
    case "choice":
      return <RadioField {...common} choices={choices} />;
    case "select":
      return <SelectField {...common} choices={choices} placeholder={t("choose")} width="w-16" />;
    case "date":
      return <BirthDateField {...common} {...filling} />;
    case "phone":
      return <PhoneField {...common} />;
    case "email":
      return <TextField {...common} {...filling} type="email" inputMode="email" />;
    case "money":
      return <MoneyField {...common} />;
    case "percent":
      return (
        <TextField {...common} width="w-6" inputMode="decimal" after="%" inputClass="num" maxLength={6} />
      );
    case "cgpa":
      return (
        <TextField {...common} width="w-6" inputMode="decimal" after="/ 10" inputClass="num" maxLength={5} />
      );
    case "tick":
      return (
        <>
          {/* Unticked it sends nothing: this says that it was there to be ticked. */}
          <input type="hidden" name="ticks" value={name} />
          <CheckboxField field={common.field} label={common.label} value="yes" />
        </>
      );
    case "pincode":
      return (
        <TextField {...common} {...filling} width="w-6" inputMode="numeric" maxLength={6} inputClass="num" />
      );
    case "ifsc":
      return (
        <TextField {...common} width="w-10" autoCapitalize="characters" maxLength={11} inputClass="num" />
      );
    case "aadhaar":
      return <SecretField {...common} kept={view.aadhaar} length={14} />;
    case "account":
      return (
        <>
          <SecretField {...common} kept={view.account} length={22} />
          <SecretField
            field={fieldOf("confirmBankAccount")}
            label={t("fields.confirmBankAccount")}
            required={required}
            kept={view.account}
            length={22}
          />
        </>
      );
    default:
      return <TextField {...common} {...filling} />;
  }
}

type SecretFieldProps = Pick<Parameters<typeof TextField>[0], "field" | "label" | "required" | "hint"> & {
  kept: string | null;
  length: number;
};

/** What is kept is shown masked; the control itself is always empty (T25, T26). */
function SecretField({ kept, length, ...rest }: SecretFieldProps) {
  const t = useTranslations("apply");
  return (
    <TextField
      {...rest}
      field={{ ...rest.field, initialValue: undefined }}
      {...(kept && { known: t("kept", { value: kept }) })}
      width="w-16"
      inputMode="numeric"
      autoComplete="off"
      maxLength={length}
      inputClass="num"
    />
  );
}

/** The options in the reader's language. States come from the server, which knows the student's own. */
export function useChoices({ name, options = [] }: Question, view: ApplyView) {
  const t = useTranslations("apply.options");
  if (name === "state") return [...view.states];
  const group = name === "studyLevel" ? "currentEducation" : name;
  return options.map((value) => ({ value, label: t(`${group as "gender"}.${value as "male"}`) }));
}
