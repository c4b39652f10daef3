import Crop from "lucide-react/icons/crop";
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocale } from "use-intl";
import type { Language } from "#app/core/words/i18n.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { useIsLive } from "#app/ui/effects/use-is-live.ts";
import { FileField } from "#app/ui/fields/file-field.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import type { FormField } from "#app/ui/forms/form-field.ts";
import { acceptedFiles, acceptedOnDevice, maxFileBytes, passwordOf } from "../file-rules.ts";
import { paperWords } from "../messages/paper-words.ts";
import { isLockedPdf } from "./is-locked-pdf.ts";
import type { PhotoFlaw } from "./judge-photo.ts";

// Not with the page: only where a paper is added.
const loadCrop = () => import("./crop-part.tsx");
const loadTools = () => Promise.all([import("./judge-photo.ts"), import("./shrink-photo.ts"), loadCrop()]);
const CropPart = lazy(() => loadCrop().then(({ CropPart: part }) => ({ default: part })));

type PaperFileFieldProps = Omit<ComponentProps<typeof FileField>, "accept" | "onFile" | "maxBytes"> & {
  /** Where it is sent at once: the file as chosen, with its password if it is locked. Else it goes with its form. */
  onFile?: (file: File | null, password?: string) => void;
  /** It is only told of the file: the form sends it. */
  goesWithForm?: boolean;
};

/**
 * One paper, from wherever it is (S31a, S31j): a photo in any format of a phone becomes a JPG before it is sent,
 * a PDF that is locked asks for its password, and a photo that nobody could read is said at once.
 */
export function PaperFileField({ onFile, field, goesWithForm = !onFile, ...rest }: PaperFileFieldProps) {
  const isLive = useIsLive();
  const words = paperWords[useLocale() as Language];
  const [locked, setLocked] = useState<File | null>(null);
  const [flaw, setFlaw] = useState<PhotoFlaw | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const [photo, setPhoto] = useState<File | null>(null);
  const chosen = useRef<File | null>(null);
  // A paper can be chosen without a network, when nothing can be fetched any more.
  useEffect(() => {
    if (!goesWithForm) void loadTools().catch(() => undefined);
  }, [goesWithForm]);
  // Once it is on the server, nothing is asked of it any more.
  const kept = rest.stored?.href;
  const [keptBefore, setKeptBefore] = useState(kept);
  if (kept !== keptBefore) {
    setKeptBefore(kept);
    setLocked(null);
  }
  const take = async (picked: File | null) => {
    chosen.current = picked;
    setLocked(null);
    setFlaw(null);
    setTooLarge(false);
    setPhoto(null);
    if (picked) void look(picked);
    if (picked && (await isLockedPdf(picked).catch(() => false))) {
      if (chosen.current === picked) setLocked(picked);
      return;
    }
    onFile?.(picked);
    // Nobody waits minutes for a refusal; a photo is made small first.
    if (picked && goesWithForm) setTooLarge((await turnInPlace(field.id, picked)) > maxFileBytes);
  };
  const look = async (picked: File) => {
    const tools = await loadTools().catch(() => null);
    if (!tools || chosen.current !== picked) return;
    if (picked.type.startsWith("image/")) setPhoto(picked);
    const [{ judgePhoto }] = tools;
    const found = await judgePhoto(picked).catch(() => null);
    if (chosen.current === picked) setFlaw(found);
  };
  // What is wrong is said where it can be mended: at the password.
  const { errors, ...calm } = field;
  const shown = isTooLarge ? { ...calm, errors: [rest.limits] } : field;
  return (
    <div>
      <FileField
        {...rest}
        key={kept}
        field={locked ? calm : shown}
        accept={isLive ? acceptedOnDevice : acceptedFiles}
        onFile={(picked) => void take(picked)}
      />
      <div role="status">
        {flaw && (
          <div className="mt-3">
            <Alert tone="warn">{words[flaw]}</Alert>
          </div>
        )}
      </div>
      {photo && <CropFold key={photoKey(photo)} file={photo} onUse={(made) => putInto(field.id, made)} />}
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

const photoKey = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** S31j: a photo taken askew, with the table around it, becomes the paper alone. */
function CropFold({ file, onUse }: { file: File; onUse: (file: File) => void }) {
  const words = paperWords[useLocale() as Language];
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-3">
      {isOpen ? (
        <Suspense>
          <CropPart file={file} onUse={onUse} onLeave={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Button type="button" kind="quiet" size="sm" icon={Crop} onClick={() => setOpen(true)}>
          {words.crop}
        </Button>
      )}
    </div>
  );
}

/** As if it had been chosen there: whatever follows a choice follows this one too. */
function putInto(id: string, file: File): void {
  const control = document.getElementById(id);
  if (!(control instanceof HTMLInputElement)) return;
  const held = new DataTransfer();
  held.items.add(file);
  control.files = held.files;
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

type LockedPartProps = { field: FormField; onOpen?: (password: string) => void };

function LockedPart({ field, onOpen }: LockedPartProps) {
  const words = paperWords[useLocale() as Language];
  const part = useRef<HTMLDivElement>(null);
  const open = () => {
    const typed = part.current?.querySelector("input")?.value ?? "";
    if (typed !== "") onOpen?.(typed);
  };
  return (
    <div ref={part} className="stack mt-3 [--gap:.75rem]">
      <PasswordField
        field={field}
        label={words.password}
        hint={words.passwordHint}
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
  const words = paperWords[useLocale() as Language];
  return (
    <details className="mt-3">
      <summary>{words.hasPassword}</summary>
      <PasswordField
        field={field}
        label={words.password}
        hint={words.passwordHint}
        autoComplete="current-password"
      />
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

/** The form sends what is in the control: the photo is exchanged there. Where that fails it goes as it is. How large it is now. */
async function turnInPlace(id: string, file: File): Promise<number> {
  const { shrinkPhoto } = await import("./shrink-photo.ts");
  const shrunk = await shrinkPhoto(file);
  const ready = "file" in shrunk ? shrunk.file : file;
  const control = document.getElementById(id);
  // Another one was chosen meanwhile.
  if (!(control instanceof HTMLInputElement) || control.files?.[0] !== file) return 0;
  if (ready.size > maxFileBytes) control.value = "";
  else if (ready !== file) {
    const held = new DataTransfer();
    held.items.add(ready);
    control.files = held.files;
  }
  return ready.size;
}
