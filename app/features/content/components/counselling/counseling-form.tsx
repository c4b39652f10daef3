import { useTranslations } from "use-intl";
import type { BookedAnswer } from "#app/features/helpdesk/bookings/booked-answer.ts";
import type { BookingChoices } from "#app/features/helpdesk/bookings/booking-choices.ts";
import { BookingForm } from "#app/features/helpdesk/components/booking-form.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { type CounselingType, counselingAge } from "../../data/counseling.ts";
import { educationOptions, preferredTimeOptions } from "../../data/form-options.ts";

type CounselingFormProps = {
  answer: BookedAnswer | undefined;
  /** The card that is selected, with which the form starts. */
  type: string;
  way: string;
  services: readonly CounselingType[];
  choices: BookingChoices;
};

export function CounselingForm({ answer, type, way, services, choices }: CounselingFormProps) {
  const t = useTranslations("counseling.form");
  const words = useTranslations("sessionForm");
  return (
    <BookingForm
      id="book"
      answer={answer}
      choices={choices}
      nameLabel={words("name")}
      submitLabel={words("book")}
      asksAge
      defaults={{ counselingType: type, ...(way && { way }) }}
    >
      {(field) => (
        <>
          <div className="grid-2">
            <TextField
              field={field("age", { required: true, min: counselingAge.min, max: counselingAge.max })}
              label={t("age")}
              type="number"
              inputMode="numeric"
              width="w-6"
              hint={t("ageHint", counselingAge)}
            />
            <SelectField
              field={field("education", { required: true })}
              label={t("education")}
              hint={t("educationHint")}
              placeholder={t("educationAny")}
              choices={educationOptions.map(({ value }) => ({ value, label: words(`education.${value}`) }))}
            />
          </div>
          <div className="grid-2">
            <SelectField
              field={field("counselingType", { required: true })}
              label={t("type")}
              choices={services.map(({ id, title }) => ({ value: id, label: title }))}
            />
            <SelectField
              field={field("preferredTime", { required: false })}
              label={words("time.label")}
              placeholder={words("time.any")}
              choices={preferredTimeOptions.map(({ value }) => ({ value, label: words(`time.${value}`) }))}
            />
          </div>
          <TextareaField
            field={field("message", { required: false, maxLength: 1000 })}
            label={words("message")}
            hint={t("messageHint")}
          />
        </>
      )}
    </BookingForm>
  );
}
