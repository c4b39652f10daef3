import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatCount, formatMoney } from "#app/core/money.ts";
import { categories } from "#app/features/scholarships/catalogue/catalogue-options.ts";
import { levelFilters } from "#app/features/scholarships/catalogue/levels.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { CsrData, ProgramDetail } from "../csr-view.ts";
import { CsrForm, Pair } from "./csr-form.tsx";
import { Fold } from "./fold.tsx";

type PanelProps = { detail: ProgramDetail; data: CsrData<"programs">; answer: FormAnswer | null };

/** The scholarship that gives the program's money to students here, or the form that opens one. */
export function ScholarshipPanel({ detail, data, answer }: PanelProps) {
  const { field } = useForm("scholarship", answer, { onlyGirls: "no" });
  const { scholarship, row } = detail;
  if (scholarship) {
    const { fund } = scholarship;
    return (
      <Panel title="Scholarship run here" padded>
        <div className="stack">
          <p>
            {scholarship.href ? (
              <Anchor href={scholarship.href}>{scholarship.title}</Anchor>
            ) : (
              <b>{scholarship.title}</b>
            )}
            : {scholarship.status}. {formatCount(scholarship.awarded)} students have an award. You see counts,
            never names: each award is checked and paid by our desk.
          </p>
          {fund && (
            <p>
              Paid in for its awards: {formatMoney(fund.given)}, of which {formatMoney(fund.available)} are
              not yet set aside for a student. An award counts as spending of the program by itself: record no
              voucher for it.
            </p>
          )}
          <div className="row">
            {fund?.href && <LinkButton href={fund.href}>Fund its awards</LinkButton>}
            <LinkButton kind="quiet" href={scholarship.manageHref}>
              Manage the scholarship
            </LinkButton>
          </div>
        </div>
      </Panel>
    );
  }
  if (!detail.mayRunScholarship) return null;
  return (
    <Panel title="Run a scholarship" padded>
      <Fold
        title="Give this program's money as a scholarship on ScholarSetu"
        open={answer?.form === "scholarship"}
      >
        <CsrForm name="scholarship" answer={answer} formKey={data.formKey} program={row.id}>
          <TextField field={field("title")} label="Name of the scholarship" required maxLength={120} />
          <TextareaField
            field={field("description")}
            label="What it is for"
            hint="Students read this first: who you are looking for, and why. Amount, papers and what comes after stand on the page by themselves."
            required
            rows={4}
            maxLength={1500}
          />
          <Pair>
            <SelectField
              field={field("category")}
              label="Category"
              required
              placeholder="Choose a category"
              choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <SelectField
              field={field("level")}
              label="Level"
              required
              placeholder="Choose the level"
              choices={levelFilters.map(({ id, label }) => ({ value: id, label }))}
            />
          </Pair>
          <RadioField
            field={field("onlyGirls")}
            label="Only for girls"
            choices={[
              { value: "yes", label: "Yes" },
              { value: "no", label: "No" },
            ]}
          />
          <Pair>
            <MoneyField field={field("award")} label="Award for each student" required />
            <TextField
              field={field("seats")}
              label="How many students"
              inputMode="numeric"
              required
              width="w-6"
            />
          </Pair>
          <Pair>
            <MoneyField field={field("incomeMax")} label="Highest family income" required={false} />
            <TextField
              field={field("marksMin")}
              label="Lowest marks"
              inputMode="decimal"
              after="%"
              required={false}
              width="w-6"
            />
          </Pair>
          <DateField field={field("closesOn")} label="Last day to apply" required min={data.today} />
          <FormButtons>
            <Button>Open the scholarship</Button>
          </FormButtons>
        </CsrForm>
      </Fold>
    </Panel>
  );
}
