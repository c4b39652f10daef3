import { useState } from "react";
import { useLocale } from "use-intl";
import { formatDate, isIstDay } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { initialText } from "../forms/form-field.ts";
import type { TextFieldProps } from "./text-field.tsx";
import { TextField } from "./text-field.tsx";

type DateFieldProps = Omit<TextFieldProps, "type" | "before" | "after">;

/** The phone's own date control; it sends 2026-11-15 and shows it as the phone does. */
export function DateField({ width = "w-10", ...rest }: DateFieldProps) {
  return <TextField {...rest} type="date" width={width} inputClass="num" />;
}

/** S17i: some phones ask for the month first, so the day is said back in words while it can still be mended. */
export function BirthDateField({ known, ...rest }: DateFieldProps) {
  const language = useLocale() as Language;
  const [day, setDay] = useState(initialText(rest.field) ?? "");
  return (
    <DateField
      {...rest}
      data-still="say-day"
      known={known ?? (isIstDay(day) && formatDate(day, language))}
      onInput={(event) => setDay(event.currentTarget.value)}
    />
  );
}
