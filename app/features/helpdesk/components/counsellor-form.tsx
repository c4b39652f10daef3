import { Form, useNavigation } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { CheckboxField, CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { FormSummary } from "#app/ui/forms/form-summary.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { duties, dutyNames, talkLanguages } from "../counsellors/counsellor-duties.ts";
import { weekdayNames } from "../counsellors/counsellor-hours.ts";

type Known = Readonly<Record<string, string | readonly string[]>>;
type CounsellorFormProps = { known: Known; answer: FormAnswer | null };

/** Name, what they are right for, their languages and their week. */
export function CounsellorForm({ known, answer }: CounsellorFormProps) {
  const { field, summary, onInput } = useForm("save", answer, known, { id: "counsellor" });
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form method="post" className="stack max-w-[48rem]" onInput={onInput} noValidate>
      <FormSummary errors={summary} answer={answer} />
      {answer?.errors[""] && <StandsNow known={known} typed={answer.typed} />}
      <input type="hidden" name="revision" value={known.revision} />
      <div className="grid-2">
        <TextField
          field={field("name", { required: true, maxLength: 100 })}
          label="Name"
          autoComplete="off"
        />
        <TextField
          field={field("email", { maxLength: 254 })}
          label="E-mail"
          type="email"
          autoComplete="off"
          required={false}
          hint="Where they are told of sessions that change."
        />
      </div>
      <CheckboxGroup
        field={field("serves")}
        label="Gives and knows"
        choices={duties.map((value) => ({ value, label: dutyNames[value] }))}
      />
      <CheckboxGroup
        field={field("languages")}
        label="Speaks"
        choices={talkLanguages.map((value) => ({ value, label: value }))}
      />
      <fieldset className="stack">
        <legend className="card__title">Hours of the week, Indian time</legend>
        <p className="small muted">Such as 9:00-13:00, 14:00-18:00. Empty: no sessions on that day.</p>
        <div className="grid-2">
          {weekdayNames.map(({ field: name, label }) => (
            <TextField
              key={name}
              field={field(name, { maxLength: 100 })}
              label={label}
              required={false}
              autoComplete="off"
            />
          ))}
        </div>
      </fieldset>
      <CheckboxField field={field("active")} label="Gives sessions at present" />
      <FormButtons>
        <Button name="intent" value="save" busy={isBusy && "Saving…"}>
          Save
        </Button>
      </FormButtons>
    </Form>
  );
}

const labels: Readonly<Record<string, string>> = {
  name: "Name",
  email: "E-mail",
  serves: "Gives and knows",
  languages: "Speaks",
  ...Object.fromEntries(weekdayNames.map(({ field, label }) => [field, label])),
};

/** Where somebody else was faster, the fields keep what was typed: what they saved is told beside it. */
function StandsNow({ known, typed }: { known: Known; typed: FormAnswer["typed"] }) {
  const isOn = (value: Known[string] | undefined) => (value?.includes("on") ? "Yes" : "No");
  const told = Object.keys(labels)
    .filter((name) => [known[name] ?? ""].flat().join() !== [typed[name] ?? ""].flat().join())
    .map((name) => ({
      term: labels[name],
      value:
        [known[name] ?? ""]
          .flat()
          .map((one) => (name === "serves" ? dutyNames[one as keyof typeof dutyNames] : one))
          .join(", ") || "Nothing",
    }));
  if (isOn(known.active) !== isOn(typed.active))
    told.push({ term: "Gives sessions at present", value: isOn(known.active) });
  return (
    <section className="card stack" aria-labelledby="stands-now">
      <h2 id="stands-now" className="card__title">
        How it stands now
      </h2>
      {told.length > 0 ? <Facts facts={told} /> : <p>As you have it in the fields below.</p>}
    </section>
  );
}
