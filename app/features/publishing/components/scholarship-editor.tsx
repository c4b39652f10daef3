import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { choicesOf } from "#app/features/institutes/partnership-options.ts";
import { categories } from "#app/features/scholarships/catalogue/catalogue-options.ts";
import { moneySourceWords, sourcesOfOwner } from "#app/features/scholarships/money-source.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField, CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { Panel } from "#app/ui/panel.tsx";
import { editorSummary } from "../forms/editor-summary.ts";
import { levelLabels, periodLabels, usualDocuments } from "../forms/scholarship-choices.ts";
import type { EditorValues } from "../forms/scholarship-values.ts";
import { CatalogueFields, CatalogueMoney, CataloguePayer, SeasonFields } from "./catalogue-fields.tsx";
import { CriteriaGroups } from "./criteria-groups.tsx";
import { QuestionRows, RubricRows } from "./editor-rows.tsx";

export type EditorProps = {
  values: EditorValues;
  errors: Readonly<Record<string, string>>;
  /** What the editor had in front of them, for a clash with somebody faster. */
  revision: number | null;
  answer: unknown;
  /** At the desk: with the fields of the catalogue; what no owner runs here has no money, questions or rubric; what is held here has the ledger's budget. */
  desk?: { runsHere: boolean; isNew?: boolean; isHeld?: boolean };
  /** What goes along unseen: the suggestion that is taken over. */
  hidden?: Readonly<Record<string, string>>;
};

const deskRules =
  "Left empty, a rule does not exist. Rules that have no field here (milder limits for some, one of several groups, named institutions, own questions) stay as they are.";

/** Create New and edit: words, dates and money, who may apply, own questions, papers, rubric. Works without script. */
export function ScholarshipEditor({ values, errors, revision, answer, desk, hidden = {} }: EditorProps) {
  const isSaving = useNavigation().state === "submitting";
  const of = (name: string) => fieldOf(name, values[name], errors[name]);
  const runsHere = desk?.runsHere ?? true;
  return (
    <Form method="post" id="scholarship-editor" className="grid grid-cols-[minmax(0,1fr)] gap-6" noValidate>
      {Object.keys(errors).length > 0 && (
        <ErrorSummary
          title="Please look at this again"
          errors={editorSummary(errors, Boolean(desk))}
          kept="Nothing you typed is lost."
          answer={answer}
        />
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {revision !== null && <input type="hidden" name="revision" value={revision} />}
      <input type="hidden" name="keepsDate" value={String(values.keepsDate ?? "")} />
      <Part title="The scholarship">
        <TextField field={of("title")} label="Name" required maxLength={150} />
        <SelectField
          field={of("category")}
          label="Category"
          required
          placeholder="Choose a category"
          choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
          width="w-16"
        />
        {desk && <CatalogueFields values={values} errors={errors} />}
        <TextareaField
          field={of("description")}
          label="What it is for"
          hint="At least 30 characters: without it the scholarship cannot be published."
          required
          rows={4}
          maxLength={2000}
        />
        <TextareaField
          field={of("benefits")}
          label="Benefits"
          required={false}
          hint="One on each line; the first three stand on the card"
          rows={3}
        />
        <TextareaField
          field={of("applicationProcess")}
          label={desk ? "How to apply" : "How you select"}
          required
          rows={3}
          maxLength={2000}
        />
      </Part>
      <Part title="Money, seats and dates">
        <div className="grid-2">
          {desk && <CatalogueMoney values={values} errors={errors} />}
          {(runsHere || desk?.isNew) && (
            <MoneyField field={of("award")} label="Amount for one student" required={!desk} />
          )}
          <SelectField field={of("amountPeriod")} label="Paid" required choices={choicesOf(periodLabels)} />
          <TextField
            field={of("seats")}
            label="Number of scholarships"
            required={!desk}
            inputMode="numeric"
            width="w-10"
          />
          {runsHere && !desk?.isHeld && (
            <MoneyField
              field={of("budget")}
              label="Budget in all"
              required={false}
              hint="Never exceeded by decisions"
            />
          )}
          <DateField field={of("opensOn")} label="First day to apply" required={false} />
          <DateField field={of("closesOn")} label="Last day to apply" required={!desk} />
          {desk && <SeasonFields values={values} errors={errors} />}
        </div>
        {desk?.isNew && <CataloguePayer values={values} errors={errors} />}
        {!desk && (
          <>
            <RadioField
              field={of("moneySource")}
              label="Who pays the students"
              required
              hint="Students read it before they apply. It opens when the money, or your promise, is there for every seat."
              choices={sourcesOfOwner.institute.map((value) => ({ value, label: moneySourceWords[value] }))}
            />
            <CheckboxField
              field={of("promise")}
              label="If we pay by ourselves: we promise to pay every student selected, up to the number of scholarships above, and to record each payment here with its proof."
              required={false}
            />
          </>
        )}
      </Part>
      <Part title="Who may apply" note={desk ? deskRules : "Left empty, a rule does not exist."}>
        <div className="grid-2">
          <SelectField
            field={of("levelFrom")}
            label="From class or course"
            required={false}
            placeholder="Any"
            choices={choicesOf(levelLabels)}
          />
          <SelectField
            field={of("levelTo")}
            label="To class or course"
            required={false}
            placeholder="Any"
            choices={choicesOf(levelLabels)}
          />
          <MoneyField field={of("incomeMax")} label="Family income at most, a year" required={false} />
          <TextField
            field={of("marksMin")}
            label="Marks at least"
            required={false}
            inputMode="decimal"
            after="%"
            width="w-6"
          />
          <TextField
            field={of("ageMin")}
            label="Age at least"
            required={false}
            inputMode="numeric"
            width="w-6"
          />
          <TextField
            field={of("ageMax")}
            label="Age at most"
            required={false}
            inputMode="numeric"
            width="w-6"
          />
        </div>
        <CriteriaGroups values={values} errors={errors} />
        <CheckboxField field={of("disability")} label="Only students with a disability of 40% or more" />
        {!desk && <CheckboxField field={of("ownStudents")} label="Only students of this institute" />}
        <TextareaField
          field={of("notes")}
          label="Other conditions, in words"
          required={false}
          hint="One on each line; they are shown and never decide by themselves"
          rows={2}
        />
      </Part>
      <Part
        title="Papers"
        note="Photo, Aadhaar, mark sheet, income certificate and bank passbook are asked of everybody."
      >
        <CheckboxGroup
          field={of("documents")}
          label="Also needed"
          required={false}
          choices={usualDocuments.map((label) => ({ value: label, label }))}
        />
        <TextareaField
          field={of("otherDocuments")}
          label="Other papers"
          required={false}
          hint="One on each line; write (if any) behind one that not everybody has. At most six in all."
          rows={2}
        />
      </Part>
      {runsHere && (
        <>
          <Part title="Your own questions" note="Students answer them with the form, in step 2.">
            <QuestionRows values={values} errors={errors} />
          </Part>
          <Part title="How reviewers score" note="Each line gives points up to its maximum.">
            <RubricRows values={values} errors={errors} />
            <CheckboxField field={of("isBlind")} label="Blind: reviewers see no name, gender or photo" />
            <RadioField
              field={fieldOf("reviewersNeeded", values.reviewersNeeded || "1", errors.reviewersNeeded)}
              label="Reviewers for each application"
              choices={[
                { value: "1", label: "One" },
                { value: "2", label: "Two, and the difference is shown" },
              ]}
            />
          </Part>
        </>
      )}
      <FormButtons>
        <Button name="intent" value="save" busy={isSaving && "Saving…"}>
          {desk ? "Save" : "Save and preview"}
        </Button>
      </FormButtons>
    </Form>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Panel title={title} padded>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {note && <p className="small muted">{note}</p>}
        {children}
      </div>
    </Panel>
  );
}
