import { useTranslations } from "use-intl";
import type { BookedAnswer } from "#app/features/helpdesk/bookings/booked-answer.ts";
import type { BookingChoices } from "#app/features/helpdesk/bookings/booking-choices.ts";
import { BookingForm } from "#app/features/helpdesk/components/booking-form.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import type { FormOption } from "../../data/form-options.ts";

type HelpFormProps = {
  answer: BookedAnswer | undefined;
  choices: BookingChoices;
  services: readonly FormOption[];
  times: readonly FormOption[];
};

export function HelpForm({ answer, choices, services, times }: HelpFormProps) {
  const t = useTranslations("help.form");
  return (
    <BookingForm
      id="book"
      narrow
      answer={answer}
      choices={choices}
      nameLabel={t("name")}
      submitLabel={t("send")}
    >
      {(field) => (
        <>
          <SelectField
            field={field("serviceType", { required: true })}
            label={t("service")}
            placeholder={t("chooseService")}
            choices={[...services]}
          />
          <SelectField
            field={field("preferredTime", { required: false })}
            label={t("time")}
            placeholder={t("anyTime")}
            choices={[...times]}
          />
          <TextareaField
            field={field("message", { required: false, maxLength: 1000 })}
            label={t("message")}
          />
        </>
      )}
    </BookingForm>
  );
}
