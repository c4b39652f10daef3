import type { BookedAnswer } from "#app/features/helpdesk/booked-answer.ts";
import type { BookingChoices } from "#app/features/helpdesk/booking-choices.ts";
import { BookingForm } from "#app/features/helpdesk/components/booking-form.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { preparationLevelOptions, targetExamOptions } from "../data/exam-options.ts";

type ExamFormProps = { answer: BookedAnswer | undefined; choices: BookingChoices; today: string };

/** `today` comes from the server: the browser's clock may be wrong. */
export function ExamForm({ answer, choices, today }: ExamFormProps) {
  return (
    <BookingForm id="book" answer={answer} choices={choices} nameLabel="Full Name" submitLabel="Book Session">
      {(field) => (
        <>
          <div className="grid-2">
            <SelectField
              field={field("targetExam", { required: true })}
              label="Target Exam"
              placeholder="Choose an exam"
              choices={[...targetExamOptions]}
            />
            <SelectField
              field={field("preparationLevel", { required: true })}
              label="Current Preparation Level"
              placeholder="Choose a level"
              choices={[...preparationLevelOptions]}
            />
          </div>
          <DateField field={field("examDate", { required: false, min: today })} label="Exam Date" />
          <TextareaField
            field={field("areas", { required: false, maxLength: 1000 })}
            label="Specific Areas of Help"
          />
        </>
      )}
    </BookingForm>
  );
}
