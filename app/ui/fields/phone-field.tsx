import { pasteDigits } from "./paste-digits.ts";
import { phoneDigits } from "./phone-digits.ts";
import type { TextFieldProps } from "./text-field.tsx";
import { TextField } from "./text-field.tsx";

type PhoneFieldProps = Omit<TextFieldProps, "type" | "before" | "after"> & {
  /** Where it is the one thing asked: the login. */
  large?: boolean;
};

/** An Indian mobile number. The control takes spaces and +91 too; the schema keeps the ten digits. */
export function PhoneField({ large, ...props }: PhoneFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="tel-national"
      onPaste={(event) => pasteDigits(event, event.currentTarget, phoneDigits)}
      {...props}
      type="tel"
      before="+91"
      maxLength={16}
      minLength={undefined}
      inputClass={large ? "num tel" : "num"}
    />
  );
}
