import { Form, useNavigation } from "react-router";
import type { FormAnswer } from "#app/core/form-answer.ts";
import { stateNames } from "#app/core/state-names.ts";
import { PaperFileField } from "#app/features/documents/components/paper-file-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormButtons } from "#app/ui/form-buttons.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { joiningHolders } from "../joining-holders.ts";
import type { OwnJoining } from "../joining-view.ts";

const states = Object.entries(stateNames).map(([value, label]) => ({ value, label }));

type FactsFormProps = { view: OwnJoining; answer: FormAnswer | null };

/** Who they are, with the numbers that prove it. What is asked follows from who asks. */
export function JoiningFactsForm({ view, answer }: FactsFormProps) {
  const { holder } = view;
  const { field, summary, onInput } = useForm("submit", answer, view.facts);
  const isSending = useNavigation().formMethod === "POST";
  const isPerson = holder === "person";
  const isCompany = holder === "company";
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="stack [--gap:1.25rem]"
      noValidate
      onInput={onInput}
    >
      {summary.length > 0 && (
        <ErrorSummary title="Please look at this again" errors={summary} answer={answer} />
      )}
      <TextField
        field={field("name")}
        label={isPerson ? "Your full name" : "Name as it is registered"}
        required
        maxLength={120}
      />
      <TextField
        field={field("personName")}
        label={isPerson ? "Name on the account" : "Who signs in first"}
        hint={isPerson ? undefined : "This person invites the others."}
        autoComplete="name"
        required
      />
      <TextField
        field={field("phone")}
        label="Mobile number"
        before="+91"
        inputMode="tel"
        autoComplete="tel-national"
        required
        width="w-16"
      />
      <TextField
        field={field("pan")}
        label="PAN"
        hint={`${joiningHolders[holder].panHint} Kept encrypted.`}
        autoComplete="off"
        required
        width="w-10"
      />
      {isCompany && (
        <TextField
          field={field("cin")}
          label="CIN"
          hint="21 characters, such as L27100MH1998PLC123456."
          autoComplete="off"
          required
          width="w-16"
        />
      )}
      {(holder === "trust" || holder === "foundation") && (
        <>
          <TextField field={field("registration")} label="Registration number" autoComplete="off" required />
          <TextField
            field={field("csr1")}
            label="CSR-1 number, if there is one"
            hint="Such as CSR00001234."
            required={false}
            autoComplete="off"
            width="w-16"
          />
        </>
      )}
      <TextField field={field("address")} label="Address" autoComplete="street-address" required />
      <div className="grid-2">
        <TextField field={field("city")} label="Town or city" required />
        <TextField field={field("pincode")} label="PIN code" inputMode="numeric" required width="w-6" />
      </div>
      <SelectField field={field("state")} label="State" required placeholder="Choose" choices={states} />
      <PaperFileField
        field={field("proof")}
        label={
          isPerson
            ? "A paper that shows your name, if you like"
            : "Certificate of registration or incorporation"
        }
        required={!isPerson}
        limits="JPG, PNG or PDF, under 5MB"
        {...(view.hasProof && { stored: { name: "Sent before", detail: "A new one takes its place" } })}
      />
      <TextareaField
        field={field("why")}
        label="What would you like to support?"
        required={false}
        rows={3}
        maxLength={1000}
      />
      <CheckboxField
        field={field("mayspeak")}
        required
        label={
          isPerson
            ? "These facts are mine and true."
            : "I may speak for this organisation, and these facts are true."
        }
      />
      <FormButtons>
        <Button kind="go" name="intent" value="submit" busy={isSending && "Sending…"}>
          Send the request
        </Button>
      </FormButtons>
    </Form>
  );
}
