import type { BookedAnswer } from "#app/features/helpdesk/booked-answer.ts";
import type { BookingChoices } from "#app/features/helpdesk/booking-choices.ts";
import { BookingForm } from "#app/features/helpdesk/components/booking-form.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { educationOptions } from "../data/form-options.ts";
import { plannedStudyLevelOptions, preferredCountryOptions } from "../data/study-abroad.ts";

type StudyAbroadFormProps = { answer: BookedAnswer | undefined; choices: BookingChoices };

export function StudyAbroadForm({ answer, choices }: StudyAbroadFormProps) {
  return (
    <BookingForm id="book" answer={answer} choices={choices} nameLabel="Name" submitLabel="Book Session">
      {(field) => (
        <>
          <SelectField
            field={field("education", { required: true })}
            label="Current Education"
            placeholder="Choose your education"
            choices={[...educationOptions]}
          />
          <div className="grid-2">
            <SelectField
              field={field("preferredCountry", { required: true })}
              label="Preferred Country"
              placeholder="Choose a country"
              choices={[...preferredCountryOptions]}
            />
            <SelectField
              field={field("studyLevel", { required: true })}
              label="Study Level"
              placeholder="Choose a level"
              choices={[...plannedStudyLevelOptions]}
            />
          </div>
          <TextField
            field={field("fieldOfStudy", { required: false, maxLength: 120 })}
            label="Field of Study"
          />
          <TextareaField field={field("questions", { required: false, maxLength: 1000 })} label="Questions" />
        </>
      )}
    </BookingForm>
  );
}
