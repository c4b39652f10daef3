import { pasteDigits } from "./paste-digits.ts";
import { phoneDigits } from "./phone-digits.ts";
import type { TextFieldProps } from "./text-field.tsx";
import { TextField } from "./text-field.tsx";

/** An Indian mobile number. The control takes spaces and +91 too; the schema keeps the ten digits. */
export function PhoneField(props: Omit<TextFieldProps, "type" | "before" | "after">) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="tel-national"
      onPaste={(event) => pasteDigits(event, phoneDigits)}
      {...props}
      type="tel"
      before="+91"
      maxLength={16}
      minLength={undefined}
      inputClass="num tel"
    />
  );
}
