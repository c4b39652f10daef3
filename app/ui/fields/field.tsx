import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { FieldTexts, FormField } from "../forms/form-field.ts";
import { isRequired, knownId } from "../forms/form-field.ts";
import { Icon } from "../pictures/icon.tsx";
import { useUiWords } from "../ui-words.ts";

type Marked = { field: FormField; texts: Pick<FieldTexts, "label" | "required"> };

/** The label's words, with the star or "(optional)". Screen readers hear the control's own `required`. */
export function LabelText({ field, texts }: Marked) {
  const words = useUiWords();
  const required = isRequired(field, texts);
  return (
    <>
      {texts.label}
      {required === true && (
        <span className="req" aria-hidden="true" title={words.required}>
          {"\u00a0*"}
        </span>
      )}
      {required === false && <span className="opt"> {words.optional}</span>}
    </>
  );
}

/** Between hint and control: the sign, and what is wrong in plain words. */
export function FieldError({ field }: { field: FormField }) {
  const words = useUiWords();
  if (!field.errors?.length) return null;
  return (
    <p className="error" id={field.errorId}>
      <Icon of={TriangleAlert} />
      <span>
        <span className="vh">{words.errorPrefix} </span>
        {field.errors.join(" ")}
      </span>
    </p>
  );
}

export function FieldHint({ field, hint }: { field: FormField; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <p className="hint" id={field.descriptionId}>
      {hint}
    </p>
  );
}

function FieldKnown({ field, known }: { field: FormField; known: ReactNode }) {
  if (!known) return null;
  return (
    <p className="known" id={knownId(field)}>
      <Icon of={Check} />
      {known}
    </p>
  );
}

type FieldProps = { field: FormField; texts: FieldTexts; children: ReactNode };

/** Label, hint, error, control, in this order. */
export function Field({ field, texts, children }: FieldProps) {
  const isBad = Boolean(field.errors?.length);
  return (
    <div className={classNames("field", isBad && "field--bad", texts.className)}>
      <label htmlFor={field.id}>
        <LabelText field={field} texts={texts} />
      </label>
      <FieldHint field={field} hint={texts.hint} />
      <FieldError field={field} />
      {children}
      <FieldKnown field={field} known={texts.known} />
    </div>
  );
}

/** The same for a question with several controls. */
export function FieldGroup({ field, texts, role, children }: FieldProps & { role?: "radiogroup" }) {
  const isBad = Boolean(field.errors?.length);
  const describedByIds = [isBad && field.errorId, texts.hint && field.descriptionId]
    .filter(Boolean)
    .join(" ");
  return (
    <fieldset
      className={classNames("field", isBad && "field--bad", texts.className)}
      role={role}
      aria-describedby={describedByIds || undefined}
      aria-invalid={role && isBad ? true : undefined}
    >
      <legend>
        <LabelText field={field} texts={texts} />
      </legend>
      <FieldHint field={field} hint={texts.hint} />
      <FieldError field={field} />
      {children}
      <FieldKnown field={field} known={texts.known} />
    </fieldset>
  );
}
