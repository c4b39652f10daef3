import { useState } from "react";
import { Button } from "../button.tsx";
import { controlProps, limitProps } from "../forms/form-field.ts";
import { useUiWords } from "../ui-words.ts";
import { Field } from "./field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

type PasswordFieldProps = Omit<TextFieldProps, "type" | "before" | "after" | "width" | "inputClass"> & {
  /** `new-password` where one is set, so that the phone offers a good one. */
  autoComplete: "current-password" | "new-password";
};

/** What was typed never comes back from the server, and can be shown while typing. */
export function PasswordField({
  field,
  label,
  hint,
  known,
  required,
  className,
  ...rest
}: PasswordFieldProps) {
  const words = useUiWords();
  const [shown, setShown] = useState(false);
  const texts = { label, hint, known, required, className };
  return (
    <Field field={field} texts={texts}>
      <div className="with-end">
        <input
          key={field.key}
          {...limitProps(field)}
          {...controlProps(field, texts)}
          {...rest}
          type={shown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          className="input"
        />
        <Button
          type="button"
          kind="text"
          size="sm"
          className="needs-script"
          aria-controls={field.id}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hidePassword : words.showPassword}
        </Button>
      </div>
    </Field>
  );
}
