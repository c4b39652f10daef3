import { useTranslations } from "use-intl";
import type { BookedAnswer } from "#app/features/helpdesk/bookings/booked-answer.ts";
import type { BookingChoices } from "#app/features/helpdesk/bookings/booking-choices.ts";
import { BookingForm } from "#app/features/helpdesk/components/booking-form.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { preparationLevelOptions, targetExamOptions } from "../../data/exams/exam-options.ts";

type ExamFormProps = { answer: BookedAnswer | undefined; choices: BookingChoices; today: string };

/** `today` comes from the server: the browser's clock may be wrong. */
export function ExamForm({ answer, choices, today }: ExamFormProps) {
  const t = useTranslations("examPrep.form");
  const words = useTranslations("sessionForm");
  return (
    <BookingForm
      id="book"
      answer={answer}
      choices={choices}
      nameLabel={words("fullName")}
      submitLabel={words("book")}
    >
      {(field) => (
        <>
          <div className="grid-2">
            <SelectField
              field={field("targetExam", { required: true })}
              label={t("exam")}
              placeholder={t("examAny")}
              choices={targetExamOptions.map(({ value, label }) => ({
                value,
                label: value === "banking" || value === "other" ? t(value) : label,
              }))}
            />
            <SelectField
              field={field("preparationLevel", { required: true })}
              label={t("level")}
              placeholder={t("levelAny")}
              choices={preparationLevelOptions.map(({ value }) => ({ value, label: t(`levels.${value}`) }))}
            />
          </div>
          <DateField field={field("examDate", { required: false, min: today })} label={t("date")} />
          <TextareaField field={field("areas", { required: false, maxLength: 1000 })} label={t("areas")} />
        </>
      )}
    </BookingForm>
  );
}
