import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { buttonField } from "#app/core/forms/form-answer.ts";
import { useSite } from "#app/core/settings/site.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { OtpField } from "#app/ui/fields/otp-field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { FormSummary } from "#app/ui/forms/form-summary.tsx";
import { TrapField } from "#app/ui/forms/trap-field.tsx";
import { type FieldMaker, useForm } from "#app/ui/forms/use-form.ts";
import type { BookedAnswer } from "../bookings/booked-answer.ts";
import type { BookingChoices } from "../bookings/booking-choices.ts";
import { bookingWays } from "../bookings/booking-words.ts";
import { BookedNote } from "./booked-note.tsx";
import { GuardianFields } from "./guardian-fields.tsx";

type BookingFormProps = {
  /** Also its place in the address, so that the answer is in sight without script. */
  id: string;
  answer: BookedAnswer | undefined;
  nameLabel: string;
  submitLabel: string;
  defaults?: Record<string, string>;
  /** The part of the page that the answer changes, where that is more than the form. */
  part?: string;
  /** A workshop has its own way to take place. */
  isWorkshop?: boolean;
  /** I24: days with open times, and the languages of the talk; a workshop has its own. */
  choices?: BookingChoices;
  /** Where the form asks the age, nobody need tick that they are under 18. */
  asksAge?: boolean;
  /** In a side column nothing stands side by side. */
  narrow?: boolean;
  /** The questions of this form, after name, e-mail and phone. */
  children: (field: FieldMaker) => ReactNode;
};

/** Every booking form of the site: the same head, the same end, its own questions between them. */
export function BookingForm(props: BookingFormProps) {
  const { id, answer } = props;
  return (
    <div id={id} className="grid grid-cols-1 gap-6 scroll-mt-24">
      {answer?.shown?.message && <BookedNote message={answer.shown.message} booked={answer.shown.booked} />}
      {/* A form that was sent starts again from its defaults (spec 2, section 4). */}
      <Fields {...props} />
    </div>
  );
}

function Fields({
  id,
  answer,
  nameLabel,
  submitLabel,
  defaults,
  part,
  isWorkshop,
  asksAge,
  choices,
  narrow,
  children,
}: BookingFormProps) {
  const t = useTranslations("sessionForm");
  const { hasVideo } = useSite();
  const open = answer?.shown?.message ? undefined : answer;
  const { field, summary } = useForm("book", open, { way: "phone", ...defaults }, { id });
  const { times, guardian, proof } = open?.shown ?? {};
  const asked = askedLast(open);
  return (
    <form
      method="post"
      // The address as it stands, so that an answer finds what was chosen in it.
      action={`#${id}`}
      className="grid grid-cols-1 gap-6"
      data-still="form"
      data-send={part ?? id}
      data-busy={t("sending")}
      data-asked={asked ? `${id}-${asked}` : undefined}
    >
      <FormSummary errors={summary} answer={open} />
      <input type="hidden" name={buttonField} value="book" />
      <TextField
        field={field("name", { required: true, maxLength: 100 })}
        label={nameLabel}
        autoComplete="name"
      />
      <div className={narrow ? "grid grid-cols-1 gap-6" : "grid-2"}>
        <TextField
          field={field("email", { required: true, maxLength: 254 })}
          label={t("email")}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <PhoneField field={field("phone", { required: true })} label={t("phone")} />
      </div>
      {children(field)}
      {choices && <WhenAndHow choices={choices} field={field} narrow={narrow} />}
      {times && (
        <RadioField
          field={field("startsAt", { required: true })}
          label={times.label}
          choices={[...times.choices]}
        />
      )}
      {hasVideo && !isWorkshop && (
        <RadioField
          field={field("way", { required: false })}
          label={t("way.label")}
          hint={t("way.hint")}
          choices={bookingWays.map((way) => ({ value: way, label: t(`way.${way}`) }))}
        />
      )}
      {!asksAge && (
        <CheckboxField field={field("under18")} label={t("under18.label")} hint={t("under18.hint")} />
      )}
      {guardian && <GuardianFields words={guardian} field={field} />}
      <TrapField />
      {proof && (
        <OtpField field={field("phoneCode", { required: true })} label={proof.label} hint={proof.hint} />
      )}
      <FormButtons>
        <Button>{submitLabel}</Button>
        {proof && (
          <Button kind="quiet" name="resend" value="yes" formNoValidate>
            {proof.again}
          </Button>
        )}
      </FormButtons>
      <p className="small muted">
        {t("use")} <Anchor href="/privacy-policy">{t("data")}</Anchor>
      </p>
    </form>
  );
}

/** What the answer asks besides, in the order of the form: there the reader goes on. */
function askedLast(answer: BookedAnswer | undefined): string | null {
  if (!answer || Object.keys(answer.errors).length > 0) return null;
  if (answer.shown?.times && !answer.typed.startsAt?.[0]) return "startsAt";
  if (answer.shown?.proof) return "phoneCode";
  return answer.shown?.guardian ? "guardianPhone" : null;
}

type WhenAndHowProps = { choices: BookingChoices; field: FieldMaker; narrow: boolean | undefined };

/** The day, of those with open times, and the language of the talk, of those that are spoken. */
function WhenAndHow({ choices: { days, languages, note }, field, narrow }: WhenAndHowProps) {
  const t = useTranslations("sessionForm");
  return (
    <div className={narrow ? "grid grid-cols-1 gap-6" : "grid-2"}>
      {days.length > 0 && (
        <SelectField
          field={field("day", { required: false })}
          label={t("day.label")}
          hint={t("day.hint")}
          placeholder={t("day.any")}
          choices={[...days]}
        />
      )}
      {languages.length > 0 && (
        <SelectField
          field={field("talkLanguage", { required: false })}
          label={t("talk.label")}
          hint={note ?? t("talk.hint")}
          placeholder={t("talk.any")}
          choices={[...languages]}
        />
      )}
    </div>
  );
}
