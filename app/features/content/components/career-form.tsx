import type { BookedAnswer } from "#app/features/helpdesk/booked-answer.ts";
import type { BookingChoices } from "#app/features/helpdesk/booking-choices.ts";
import { BookingForm } from "#app/features/helpdesk/components/booking-form.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { careerInterestOptions, careerSessionOptions } from "../data/career.ts";
import { educationOptions, preferredTimeOptions } from "../data/form-options.ts";

type CareerFormProps = {
  answer: BookedAnswer | undefined;
  session: string;
  choices: BookingChoices;
  query: string;
};

export function CareerForm({ answer, session, choices, query }: CareerFormProps) {
  return (
    <BookingForm
      id="book"
      answer={answer}
      choices={choices}
      nameLabel="Name"
      submitLabel="Book Session"
      query={query}
      defaults={{ sessionType: session }}
    >
      {(field) => (
        <>
          <div className="grid-2">
            <SelectField
              field={field("education", { required: true })}
              label="Current Education"
              placeholder="Choose your education"
              choices={[...educationOptions]}
            />
            <SelectField
              field={field("careerInterest", { required: true })}
              label="Career Interest"
              placeholder="Choose a field"
              choices={[...careerInterestOptions]}
            />
          </div>
          <div className="grid-2">
            <SelectField
              // A card above may choose it: then the field starts with that.
              key={session}
              field={field("sessionType", { required: true })}
              label="Session Type"
              placeholder="Choose a session"
              choices={[...careerSessionOptions]}
            />
            <SelectField
              field={field("preferredTime", { required: false })}
              label="Preferred Time"
              placeholder="Any time"
              choices={[...preferredTimeOptions]}
            />
          </div>
          <TextareaField field={field("questions", { required: false, maxLength: 1000 })} label="Questions" />
        </>
      )}
    </BookingForm>
  );
}
