import { type ComponentProps, useRef, useState } from "react";
import { useLocale } from "use-intl";
import type { Language } from "#app/core/i18n.ts";
import { Button } from "#app/ui/button.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import type { FormField } from "#app/ui/form-field.ts";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useIsLive } from "#app/ui/use-is-live.ts";
import { acceptedFiles, acceptedOnDevice, maxFileBytes, passwordOf } from "../file-rules.ts";
import { pdfPasswordWords } from "../messages/pdf-password-words.ts";
import { isLockedPdf } from "./is-locked-pdf.ts";

type PaperFileFieldProps = Omit<ComponentProps<typeof FileField>, "accept" | "onFile" | "maxBytes"> & {
  /** Where it is sent at once: the file as chosen, with its password if it is locked. Else it goes with its form. */
  onFile?: (file: File | null, password?: string) => void;
  /** It is only told of the file: the form sends it. */
  goesWithForm?: boolean;
};

/**
 * One paper, from wherever it is (S31a, S31j): a photo in any format of a phone becomes a JPG before it is sent, and
 * a PDF that is locked asks for its password.
 */
export function PaperFileField({ onFile, field, goesWithForm = !onFile, ...rest }: PaperFileFieldProps) {
  const isLive = useIsLive();
  const [locked, setLocked] = useState<File | null>(null);
  const chosen = useRef<File | null>(null);
  const take = async (picked: File | null) => {
    chosen.current = picked;
    setLocked(null);
    if (picked && (await isLockedPdf(picked).catch(() => false))) {
      if (chosen.current === picked) setLocked(picked);
      return;
    }
    onFile?.(picked);
    if (picked && goesWithForm) await turnInPlace(field.id, picked);
  };
  // What is wrong is said where it can be mended: at the password.
  const { errors, ...calm } = field;
  return (
    <div className="stack [--gap:.75rem]">
      <FileField
        {...rest}
        field={locked ? calm : field}
        accept={isLive ? acceptedOnDevice : acceptedFiles}
        {...(goesWithForm && !isLive && { maxBytes: maxFileBytes })}
        onFile={(picked) => void take(picked)}
      />
      {locked ? (
        <LockedPart
          field={passwordFieldOf(field, errors)}
          {...(onFile && !goesWithForm && { onOpen: (password: string) => onFile(locked, password) })}
        />
      ) : (
        <noscript>
          <PasswordFold field={passwordFieldOf(field)} />
        </noscript>
      )}
    </div>
  );
}

type LockedPartProps = { field: FormField; onOpen?: (password: string) => void };

function LockedPart({ field, onOpen }: LockedPartProps) {
  const words = pdfPasswordWords[useLocale() as Language];
  const part = useRef<HTMLDivElement>(null);
  const open = () => {
    const typed = part.current?.querySelector("input")?.value ?? "";
    if (typed !== "") onOpen?.(typed);
  };
  return (
    <div ref={part} className="stack [--gap:.75rem]">
      <PasswordField
        field={field}
        label={words.label}
        hint={words.hint}
        required
        autoComplete="current-password"
        autoFocus
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !onOpen) return;
          event.preventDefault();
          open();
        }}
      />
      {onOpen && (
        <div>
          <Button type="button" kind="quiet" onClick={open}>
            {words.open}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Without script nobody knows before that it is locked. */
function PasswordFold({ field }: { field: FormField }) {
  const words = pdfPasswordWords[useLocale() as Language];
  return (
    <details>
      <summary>{words.has}</summary>
      <PasswordField field={field} label={words.label} hint={words.hint} autoComplete="current-password" />
    </details>
  );
}

function passwordFieldOf(field: FormField, errors?: string[]): FormField {
  const id = `${field.id}-password`;
  return {
    id,
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
    name: passwordOf(field.name),
    ...(field.formId && { formId: field.formId }),
    ...(errors && { errors }),
  };
}

/** The form sends what is in the control: the photo is exchanged there. Where that fails it goes as it is. */
async function turnInPlace(id: string, file: File): Promise<void> {
  const control = document.getElementById(id);
  const { shrinkPhoto } = await import("./shrink-photo.ts");
  const shrunk = await shrinkPhoto(file);
  if (!("file" in shrunk) || shrunk.file === file || !(control instanceof HTMLInputElement)) return;
  // Another one was chosen meanwhile.
  if (control.files?.[0] !== file) return;
  const held = new DataTransfer();
  held.items.add(shrunk.file);
  control.files = held.files;
}
