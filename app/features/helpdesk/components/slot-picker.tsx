import { Form, useNavigation } from "react-router";
import { Alert } from "#app/ui/alert.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FormButtons } from "#app/ui/form-buttons.tsx";
import type { SlotDay } from "../slot-days.ts";

type SlotPickerProps = { days: readonly SlotDay[]; problem: string | null; backHref: string };

/** Another time, of those that are free now. */
export function SlotPicker({ days, problem, backHref }: SlotPickerProps) {
  const navigation = useNavigation();
  if (days.length === 0) {
    return (
      <p>
        No time is free in the coming days. <LinkButton href={backHref}>Keep the time you have</LinkButton>
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
          name="event"
          value="reschedule"
          busy={navigation.state === "submitting" && "Saving…"}
        >
          Take this time
        </Button>
        <LinkButton kind="text" href={backHref}>
          Keep the time you have
        </LinkButton>
      </FormButtons>
    </Form>
  );
}
