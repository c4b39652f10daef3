import { pasteDigits } from "./paste-digits.ts";
import type { TextFieldProps } from "./text-field.tsx";
import { TextField } from "./text-field.tsx";

type OtpFieldProps = Omit<TextFieldProps, "type" | "before" | "after" | "width"> & { length?: number };

/** One control for the whole code: phones fill it from the SMS, and it can be pasted. */
export function OtpField({ length = 6, ...rest }: OtpFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      onPaste={(event) =>
        pasteDigits(event, event.currentTarget, (text) => text.replace(/\D/g, "").slice(0, length))
      }
      {...rest}
      pattern={`\\d{${length}}`}
      minLength={length}
      maxLength={length}
      inputClass="otp"
    />
  );
}
