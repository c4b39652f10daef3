import type { BookedAnswer } from "#app/features/helpdesk/booked-answer.ts";
import type { BookingChoices } from "#app/features/helpdesk/booking-choices.ts";
import { BookingForm } from "#app/features/helpdesk/components/booking-form.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { preferredTimeOptions } from "../data/form-options.ts";
import { helpServiceOptions } from "../data/help-options.ts";

type HelpFormProps = { answer: BookedAnswer | undefined; choices: BookingChoices };

export function HelpForm({ answer, choices }: HelpFormProps) {
  return (
    <BookingForm
      id="book"
      narrow
      answer={answer}
      choices={choices}
      nameLabel="Full Name"
      submitLabel="Book Session"
    >
      {(field) => (
        <>
          <SelectField
            field={field("serviceType", { required: true })}
            label="Service Type"
            placeholder="Choose a service"
            choices={[...helpServiceOptions]}
          />
          <SelectField
            field={field("preferredTime", { required: false })}
            label="Preferred Time"
            placeholder="Any time"
            choices={[...preferredTimeOptions]}
          />
          <TextareaField field={field("message", { required: false, maxLength: 1000 })} label="Message" />
        </>
      )}
    </BookingForm>
  );
}
