import type { TextFieldProps } from "./text-field.tsx";
import { TextField } from "./text-field.tsx";

/** An amount in rupees, typed with or without commas; the schema makes paise of it. */
export function MoneyField({ width = "w-10", ...rest }: Omit<TextFieldProps, "type" | "before" | "after">) {
  return (
    <TextField {...rest} before="₹" width={width} inputMode="decimal" autoComplete="off" inputClass="num" />
  );
}
