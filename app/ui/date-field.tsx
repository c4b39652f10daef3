import type { TextFieldProps } from "./text-field.tsx";
import { TextField } from "./text-field.tsx";

/** The phone's own date control; it sends 2026-11-15 and shows it as the phone does. */
export function DateField({ width = "w-10", ...rest }: Omit<TextFieldProps, "type" | "before" | "after">) {
  return <TextField {...rest} type="date" width={width} inputClass="num" />;
}
