import { createContext, use } from "react";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import type { Choice } from "#app/ui/fields/select-field.tsx";
import type { FormField } from "#app/ui/forms/form-field.ts";
import type { QrReading } from "../aadhaar-qr/use-aadhaar-qr.ts";
import type { ChoiceField } from "../fields.ts";
import type { RegistrationAdvice } from "../registration-advice.ts";
import type { FileField } from "../registration-fields.ts";
import type { GuardianState } from "../registration-step.ts";
import type { RegistrationView } from "../registration-view.ts";

export type Uploading = { name: string; done: number; total: number; cancel: () => void };

/** What every section of the form needs to know. */
export type RegistrationContextValue = {
  view: RegistrationView;
  advice: RegistrationAdvice;
  guardian: GuardianState;
  errors: FieldErrors;
  choices: Record<ChoiceField, Choice[]>;
  field: (name: string) => FormField;
  uploads: { readonly [field in FileField]?: Uploading };
  /** Chosen without a network: their names, by field. */
  waiting: Readonly<Record<string, string>>;
  upload: (field: FileField, file: File | null, password?: string) => void;
  /** Else they go with the whole form: of a correction nothing is taken before it is sent. */
  sendsFilesAtOnce: boolean;
  /** Null: it is not offered. */
  qr: { readonly isDemo: boolean; readonly reading: QrReading; readonly read: (photo: File) => void } | null;
  /** The intent that is under way. */
  busy: string | null;
};

export const RegistrationContext = createContext<RegistrationContextValue | null>(null);

export function useRegistration(): RegistrationContextValue {
  const value = use(RegistrationContext);
  if (!value) throw new Error("Outside the registration form");
  return value;
}
