import type { BookedAnswer } from "#app/features/helpdesk/booked-answer.ts";
import type { BookingChoices } from "#app/features/helpdesk/booking-choices.ts";
import { BookingForm } from "#app/features/helpdesk/components/booking-form.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { counselingAge, counselingTypeOptions } from "../data/counseling.ts";
import { educationOptions, preferredTimeOptions } from "../data/form-options.ts";

type CounselingFormProps = {
  answer: BookedAnswer | undefined;
  /** The card that is selected, with which the form starts. */
  type: string;
  way: string;
  /** A card that was pressed after the answer came: it is newer than what was typed. */
  pressed: string | undefined;
  choices: BookingChoices;
  query: string;
};

export function CounselingForm({ answer, type, way, pressed, choices, query }: CounselingFormProps) {
  return (
    <BookingForm
      id="book"
      answer={answer}
      choices={choices}
      nameLabel="Name"
      submitLabel="Book Session"
      asksAge
      query={query}
      defaults={{ counselingType: type, ...(way && { way }) }}
    >
      {(field) => (
        <>
          <div className="grid-2">
            <TextField
              field={field("age", { required: true, min: counselingAge.min, max: counselingAge.max })}
              label="Age"
              type="number"
              inputMode="numeric"
              width="w-6"
              hint={`${counselingAge.min} to ${counselingAge.max} years`}
            />
            <SelectField
              field={field("education", { required: true })}
              label="Education"
              hint="Where you are now"
              placeholder="Choose your education"
              choices={[...educationOptions]}
            />
          </div>
          <div className="grid-2">
            <SelectField
              key={pressed ?? type}
              field={{
                ...field("counselingType", { required: true }),
                ...(pressed && { initialValue: pressed }),
              }}
              label="Counseling Type"
              choices={[...counselingTypeOptions]}
            />
            <SelectField
              field={field("preferredTime", { required: false })}
              label="Preferred Time"
              placeholder="Any time"
              choices={[...preferredTimeOptions]}
            />
          </div>
          <TextareaField
            field={field("message", { required: false, maxLength: 1000 })}
            label="Message"
            hint="What would you like to talk about?"
          />
        </>
      )}
    </BookingForm>
  );
}
