import { useTranslations } from "use-intl";
import type { BookedAnswer } from "#app/features/helpdesk/bookings/booked-answer.ts";
import type { BookingChoices } from "#app/features/helpdesk/bookings/booking-choices.ts";
import { BookingForm } from "#app/features/helpdesk/components/booking-form.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { educationOptions, type FormOption } from "../../data/form-options.ts";
import { plannedStudyLevelOptions } from "../../data/study-abroad.ts";

type StudyAbroadFormProps = {
  answer: BookedAnswer | undefined;
  choices: BookingChoices;
  countries: readonly FormOption[];
};

export function StudyAbroadForm({ answer, choices, countries }: StudyAbroadFormProps) {
  const t = useTranslations("abroad");
  const words = useTranslations("sessionForm");
  return (
    <BookingForm
      id="book"
      answer={answer}
      choices={choices}
      nameLabel={words("name")}
      submitLabel={words("book")}
    >
      {(field) => (
        <>
          <SelectField
            field={field("education", { required: true })}
            label={t("form.education")}
            placeholder={t("form.educationAny")}
            choices={educationOptions.map(({ value }) => ({ value, label: words(`education.${value}`) }))}
          />
          <div className="grid-2">
            <SelectField
              field={field("preferredCountry", { required: true })}
              label={t("form.country")}
              placeholder={t("form.countryAny")}
              choices={[...countries, { value: "other", label: t("form.other") }]}
            />
            <SelectField
              field={field("studyLevel", { required: true })}
              label={t("form.level")}
              placeholder={t("form.levelAny")}
              choices={plannedStudyLevelOptions.map(({ value }) => ({ value, label: t(`levels.${value}`) }))}
            />
          </div>
          <TextField
            field={field("fieldOfStudy", { required: false, maxLength: 120 })}
            label={t("form.field")}
          />
          <TextareaField
            field={field("questions", { required: false, maxLength: 1000 })}
            label={t("form.questions")}
          />
        </>
      )}
    </BookingForm>
  );
}
