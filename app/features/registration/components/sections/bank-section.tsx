import { useTranslations } from "use-intl";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Block } from "#app/ui/section.tsx";
import { useRegistration } from "../registration-context.ts";
import { RiskList } from "../risk-list.tsx";

export function BankSection() {
  const t = useTranslations("registration");
  const { field, choices, advice, view } = useRegistration();
  const isKept = view.account !== null;
  return (
    <Block id="bank" title={t("sections.bank")}>
      <div className="grid-2">
        <SelectField
          field={field("bankName")}
          label={t("fields.bankName")}
          required
          className="full"
          choices={choices.bankName}
          placeholder={t("fields.choose")}
        />
        <RadioField
          field={field("accountType")}
          label={t("fields.accountType")}
          required
          className="full"
          choices={choices.accountType}
        />
        <TextField
          field={field("passbookName")}
          label={t("fields.passbookName")}
          hint={t("fields.passbookNameHint")}
          required={false}
          className="full"
          autoComplete="off"
        />
        <TextField
          field={field("accountNumber")}
          label={t("fields.accountNumber")}
          required={isKept ? undefined : true}
          known={view.account && t("fields.kept", { number: view.account })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
        />
        <TextField
          field={field("confirmAccountNumber")}
          label={t("fields.confirmAccountNumber")}
          required={isKept ? undefined : true}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
        />
        <TextField
          field={field("ifscCode")}
          label={t("fields.ifscCode")}
          required
          width="w-16"
          className="full"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
          known={advice.bank && t("ifscBank", { bank: advice.bank })}
        />
      </div>
      <div className="mt-4" aria-live="polite">
        {advice.risks.length > 0 && <RiskList risks={advice.risks} />}
      </div>
    </Block>
  );
}
