import { useTranslations } from "use-intl";
import type { BookedAnswer } from "#app/features/helpdesk/bookings/booked-answer.ts";
import type { BookingChoices } from "#app/features/helpdesk/bookings/booking-choices.ts";
import { BookingForm } from "#app/features/helpdesk/components/booking-form.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import type { CareerSession } from "../../data/career.ts";
import { educationOptions, type FormOption, preferredTimeOptions } from "../../data/form-options.ts";

type CareerFormProps = {
  answer: BookedAnswer | undefined;
  session: string;
  sessions: readonly CareerSession[];
  interests: readonly FormOption[];
  choices: BookingChoices;
};

export function CareerForm({ answer, session, sessions, interests, choices }: CareerFormProps) {
  const t = useTranslations("career.form");
  const words = useTranslations("sessionForm");
  return (
    <BookingForm
      id="book"
      answer={answer}
      choices={choices}
      nameLabel={words("name")}
      submitLabel={words("book")}
      defaults={{ sessionType: session }}
    >
      {(field) => (
        <>
          <div className="grid-2">
            <SelectField
              field={field("education", { required: true })}
              label={t("education")}
              placeholder={t("educationAny")}
              choices={educationOptions.map(({ value }) => ({ value, label: words(`education.${value}`) }))}
            />
            <SelectField
              field={field("careerInterest", { required: true })}
              label={t("interest")}
              placeholder={t("interestAny")}
              choices={[...interests]}
            />
          </div>
          <div className="grid-2">
            <SelectField
              field={field("sessionType", { required: true })}
              label={t("session")}
              placeholder={t("sessionAny")}
              choices={sessions.map(({ id, title, duration }) => ({
                value: id,
                label: `${title} (${duration})`,
              }))}
            />
            <SelectField
              field={field("preferredTime", { required: false })}
              label={words("time.label")}
              placeholder={words("time.any")}
              choices={preferredTimeOptions.map(({ value }) => ({ value, label: words(`time.${value}`) }))}
            />
          </div>
          <TextareaField
            field={field("questions", { required: false, maxLength: 1000 })}
            label={t("questions")}
          />
        </>
      )}
    </BookingForm>
  );
}
