import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import type { SlotDay } from "../bookings/slot-days.ts";

type SlotPickerProps = { days: readonly SlotDay[]; problem: string | null; backHref: string };

/** Another time, of those that are free now. */
export function SlotPicker({ days, problem, backHref }: SlotPickerProps) {
  const t = useTranslations("booking");
  const navigation = useNavigation();
  if (days.length === 0) {
    return (
      <p>
        {t("slots.none")} <LinkButton href={backHref}>{t("slots.keep")}</LinkButton>
      </p>
    );
  }
  return (
    <Form method="post" className="grid grid-cols-1 gap-6">
      {problem && <Alert tone="bad">{problem}</Alert>}
      {days.map(({ day, times }) => (
        <fieldset className="field" key={day}>
          <legend>{day}</legend>
          <div className="choices">
            {times.map(({ value, label }) => (
              <label className="choice" key={value}>
                <input type="radio" name="startsAt" value={value} required />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <FormButtons>
        <Button
          kind="go"
          name="intent"
          value="reschedule"
          busy={navigation.state === "submitting" && t("saving")}
        >
          {t("slots.take")}
        </Button>
        <LinkButton kind="text" href={backHref}>
          {t("slots.keep")}
        </LinkButton>
      </FormButtons>
    </Form>
  );
}
