import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatMoney } from "#app/core/money.ts";
import { CsrForm, Pair } from "#app/features/csr/components/csr-form.tsx";
import { impactMetrics, reportFrequencies } from "#app/features/csr/csr-options.ts";
import type { CsrData } from "#app/features/csr/csr-view.ts";
import { teamWays } from "#app/features/giving/components/team-ways.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { AccountPanel } from "#app/ui/portal/account-panel.tsx";

/** Company name, annual CSR budget, education allocation %, report frequency, impact metrics (spec 2). */
export function CsrSettingsTab({ data, answer }: { data: CsrData<"settings">; answer: FormAnswer | null }) {
  const { company } = data;
  const { field } = useForm("settings", answer, {
    name: company.name,
    budget: formatMoney(company.budget).replace("₹", ""),
    educationPercent: String(company.educationPercent),
    reportFrequency: company.reportFrequency,
    impactMetrics: company.impactMetrics,
    committeeDirectors: String(company.committeeDirectors),
    committeeIndependent: String(company.committeeIndependent),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="max-w-[40rem]">
        <CsrForm name="settings" answer={answer}>
          <h2 className="sec-title">Settings</h2>
          <TextField field={field("name")} label="Company name" required maxLength={120} />
          <MoneyField field={field("budget")} label="Annual CSR budget" required />
          <TextField
            field={field("educationPercent")}
            label="Education allocation %"
            inputMode="numeric"
            after="%"
            width="w-6"
            required
          />
          <RadioField
            field={field("reportFrequency")}
            label="Report frequency"
            hint="The report for the board is mailed when the period is over."
            required
            choices={Object.entries(reportFrequencies).map(([value, label]) => ({ value, label }))}
          />
          <CheckboxGroup
            field={field("impactMetrics")}
            label="Impact metrics"
            hint="What the impact tab and the reports show; none chosen means all."
            choices={Object.entries(impactMetrics).map(([value, label]) => ({ value, label }))}
          />
          <Pair>
            <TextField
              field={field("committeeDirectors")}
              label="Directors in the CSR committee"
              inputMode="numeric"
              width="w-6"
              required
            />
            <TextField
              field={field("committeeIndependent")}
              label="Of them independent"
              inputMode="numeric"
              width="w-6"
              required
            />
          </Pair>
          <FormButtons>
            <Button>Update Settings</Button>
          </FormButtons>
        </CsrForm>
      </div>
      <AccountPanel more={teamWays("csr")} />
    </div>
  );
}
