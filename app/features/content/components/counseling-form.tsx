import type { BookedAnswer } from "#app/features/helpdesk/booked-answer.ts";
import { BookingForm } from "#app/features/helpdesk/components/booking-form.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { counselingAge, counselingTypeOptions } from "../data/counseling.ts";
import { educationOptions, preferredTimeOptions } from "../data/form-options.ts";

/** Starts with counseling type career and everything else empty (spec 2, section 4). */
export function CounselingForm({ answer }: { answer: BookedAnswer | undefined }) {
  return (
    <BookingForm
      id="book"
      answer={answer}
      nameLabel="Name"
      submitLabel="Book Session"
      defaults={{ counselingType: "career" }}
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
              field={field("counselingType", { required: true })}
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
